// Gives the frames of Deconfuse in this page the height of what they show.
(function () {
  // Higher than any of them is.
  var highest = 20000;
  var folder = document.currentScript.src.replace(/[^/]*$/, '');

  function frames() {
    return Array.prototype.filter.call(document.querySelectorAll('iframe'), function (frame) {
      return frame.src.indexOf(folder) === 0;
    });
  }

  addEventListener('message', function (event) {
    var data = event.data;
    if (!data || data.type !== 'deconfuse-height' || typeof data.height !== 'number') return;
    if (!(data.height > 0 && data.height <= highest)) return;
    frames().forEach(function (frame) {
      if (frame.contentWindow === event.source) frame.style.height = Math.ceil(data.height) + 'px';
    });
  });

  // Those that were there before this script.
  frames().forEach(function (frame) {
    frame.contentWindow.postMessage({ type: 'deconfuse-height-wanted' }, '*');
  });
})();
