// Preloaded into the Node children of the tools: one that was killed can end nobody, so its child notices that it is an
// orphan and ends itself with all that it started (its own process group).
const parent = process.ppid

const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  // npm goes on after a SIGTERM
  setTimeout(() => process.kill(0, 'SIGKILL'), 3000).unref()
  process.kill(0, 'SIGTERM')
}, 500).unref()
