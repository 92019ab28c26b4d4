/**
 * Gives the address of a script the form that browsers with Trusted Types require, after a check that throws for
 * unknown addresses. The policy of the page allows no other way to start a worker.
 */
export function trustedBy(createScriptURL: (address: string) => string): (address: string) => string {
  const rules = { createScriptURL };
  let policy: { createScriptURL(address: string): unknown } | undefined;
  return (address) => {
    policy ??= window.trustedTypes?.createPolicy('deconfuse', rules) ?? rules;
    return policy.createScriptURL(address) as string;
  };
}
