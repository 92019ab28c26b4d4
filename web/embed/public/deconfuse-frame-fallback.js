// In a sandbox modules come from everywhere as from another origin: without Access-Control-Allow-Origin they are refused.
// The single file needs none.
addEventListener(
  'error',
  function (event) {
    var target = event.target;
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    var fields = (location.search + location.hash).replace(/[?#]/g, '&').slice(1);
    location.replace('deconfuse.html#' + fields);
  },
  true,
);
