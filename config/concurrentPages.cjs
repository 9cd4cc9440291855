// A loader for Taro's React runtime in H5's build.
// HACK: Taro draws a new page in one go; in a transition React lets the finger in between - remove when Taro does so itself
// A page may leave before it is drawn, then: Taro would take another one out of the app in its place, and throw in the commit
// because the page that has gone has no element, which ends the whole app.
const changes = [
  [/appWrapper\.mount\(component, id, cb\)/g, 2, (text) => `react.startTransition(() => ${text})`],
  [/return cb\(\.\.\.args\);/g, 1, () => 'return document.getElementById(id) && cb(...args);'],
  // takes the pages that wait to be drawn into the list
  [/const elements = this\.elements;\n/g, 1, (text) => `this.render(); ${text}`],
]

module.exports = function concurrentPages(source) {
  return changes.reduce((rewritten, [part, times, change]) => {
    if ((source.match(part) ?? []).length !== times)
      throw new Error("Taro's runtime mounts pages otherwise: config/concurrentPages.cjs")
    return rewritten.replace(part, change)
  }, source)
}
