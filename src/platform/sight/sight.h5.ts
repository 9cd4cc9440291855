import type { SightPort } from './port'

export const sight: SightPort = {
  async tops(ids) {
    const found = ids.flatMap((id) => {
      const node = document.getElementById(id)
      return node ? [[id, node.getBoundingClientRect().top] as const] : []
    })
    return new Map(found)
  },
  near(id, ahead, come, within) {
    const node = document.getElementById(id)
    if (!node) return () => undefined
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watching.disconnect()
        come()
      },
      { root: within ? node.closest(`#${within}`) : null, rootMargin: `0px 0px ${ahead}px 0px` },
    )
    watching.observe(node)
    return () => watching.disconnect()
  },
}
