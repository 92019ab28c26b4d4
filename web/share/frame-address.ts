/** Fields of the address of a page in a frame: those behind #, then those behind ? that are not among them. */
export function readFrameFields(): Map<string, string> {
  return new Map([...new URLSearchParams(location.search), ...new URLSearchParams(location.hash.slice(1))]);
}

/** Calls `changed` when the part behind # changes. */
export function followFrameFields(changed: (fields: Map<string, string>) => void): void {
  window.addEventListener('hashchange', () => changed(readFrameFields()));
}

/** Shows an address in a frame of the same origin, without a step in the history. */
export function showInFrame(frame: HTMLIFrameElement, address: string): void {
  frame.contentWindow?.location.replace(address);
}

/** Replaces the fields by `fragment`, which includes #, without a step in the history. */
export function replaceFields(fragment: string): void {
  history.replaceState(history.state, '', fragment);
}
