/** Globals of a browser that a mini-program's logic layer does not have. */
export const hiddenGlobals = [
  'window', 'document', 'self', 'top', 'parent', 'frames', 'location', 'history', 'navigator', 'screen', 'localStorage',
  'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'XMLHttpRequest', 'fetch', 'Request', 'Response', 'Headers',
  'FormData', 'Blob', 'File', 'FileReader', 'URL', 'URLSearchParams', 'AbortController', 'WebSocket', 'EventSource',
  'Worker', 'SharedWorker', 'MessageChannel', 'BroadcastChannel', 'alert', 'confirm', 'prompt', 'open', 'postMessage',
  'Image', 'Audio', 'Node', 'Element', 'HTMLElement', 'SVGElement', 'Event', 'CustomEvent', 'EventTarget', 'DOMParser',
  'XMLSerializer', 'MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'getComputedStyle', 'matchMedia',
  'requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'crypto', 'performance', 'queueMicrotask',
  'structuredClone', 'TextEncoder', 'TextDecoder', 'atob', 'btoa', 'process', 'Buffer',
] // prettier-ignore
