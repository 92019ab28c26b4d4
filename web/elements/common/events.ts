/** An event that bubbles and leaves the shadow tree it is fired in. */
export function bubbling<Detail>(name: string, detail: Detail): CustomEvent<Detail> {
  return new CustomEvent(name, { detail, bubbles: true, composed: true });
}
