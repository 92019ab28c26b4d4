/**
 * Gives the address of a script by a rule, which throws where there is none, in the form that browsers with Trusted Types
 * ask for: the policy of the page has no other way to start a worker.
 */
export function trustedBy(createScriptURL: (address: string) => string): (address: string) => string {
  const rules = { createScriptURL };
  let policy: { createScriptURL(address: string): unknown } | undefined;
  return (address) => {
    policy ??= window.trustedTypes?.createPolicy('deconfuse', rules) ?? rules;
    return policy.createScriptURL(address) as string;
  };
}
