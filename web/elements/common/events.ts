/** An event that leaves the shadow trees it comes from. */
export function bubbling<Detail>(name: string, detail: Detail): CustomEvent<Detail> {
  return new CustomEvent(name, { detail, bubbles: true, composed: true });
}
