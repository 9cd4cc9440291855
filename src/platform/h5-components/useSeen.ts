import { useEffect, useState } from 'react'

/**
 * Lazy pictures wait until they are seen. The first scrolling leaves the rest to `loading="lazy"`, whose own margin is
 * some screens deep: good while scrolling, but on a first load it asks for much that nobody may ever see.
 */
const waiting = new Map<Element, () => void>()
let scrolled = false
let observer: IntersectionObserver | undefined

function release(node: Element): void {
  const come = waiting.get(node)
  forget(node)
  come?.()
}

function forget(node: Element): void {
  waiting.delete(node)
  observer?.unobserve(node)
}

function start(): IntersectionObserver {
  const leave = () => {
    scrolled = true
    ;[...waiting.keys()].forEach(release)
  }
  document.addEventListener('scroll', leave, { capture: true, once: true, passive: true })
  const look = (entries: IntersectionObserverEntry[]) =>
    entries.forEach(({ target, isIntersecting }) => isIntersecting && release(target))
  // more than touching: the slide beside the shown one has an edge in common with it
  return new IntersectionObserver(look, { threshold: 0.01 })
}

/** Whether a picture may be fetched; at once when it is not lazy. */
export function useSeen(own: { current: Element | null }, lazy: boolean): boolean {
  const [seen, setSeen] = useState(scrolled)
  useEffect(() => {
    const node = own.current
    if (!lazy || seen || !node) return undefined
    observer ??= start()
    waiting.set(node, () => setSeen(true))
    observer.observe(node)
    return () => forget(node)
  }, [own, lazy, seen])
  return !lazy || seen
}
