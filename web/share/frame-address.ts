/** The fields of the address of a page in a frame: those behind # and, where they are not there, those behind ?. */
export function readFrameFields(): Map<string, string> {
  return new Map([...new URLSearchParams(location.search), ...new URLSearchParams(location.hash.slice(1))]);
}

/** Calls back when what is behind # changes. */
export function followFrameFields(changed: (fields: Map<string, string>) => void): void {
  window.addEventListener('hashchange', () => changed(readFrameFields()));
}

/** Shows an address in a frame of the same origin, without a step in the history. */
export function showInFrame(frame: HTMLIFrameElement, address: string): void {
  frame.contentWindow?.location.replace(address);
}

/** Puts others, with their #, in the place of the fields, without a step in the history. */
export function replaceFields(fragment: string): void {
  history.replaceState(history.state, '', fragment);
}
