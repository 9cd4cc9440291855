// A loader for Taro's React runtime in H5's build.
// HACK: Taro draws a new page in one go; in a transition React lets the finger in between - remove when Taro does so itself
const call = /appWrapper\.mount\(component, id, cb\)/g

module.exports = function concurrentPages(source) {
  if ((source.match(call) ?? []).length !== 2)
    throw new Error("Taro's runtime mounts pages otherwise: config/concurrentPages.cjs")
  return source.replace(call, (text) => `react.startTransition(() => ${text})`)
}
