import { isIPv6 } from 'node:net'

const groupsOf = (text: string): number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((group) => {
        if (!group.includes('.')) return [parseInt(group, 16)]
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
        return [a * 256 + b, c * 256 + d]
      })

/**
 * What limits count by: an IPv4 address, or the /64 of an IPv6 one, for that is what one line is given. Anything else
 * stays what it is.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const [front, back] = [groupsOf(head), groupsOf(tail ?? '')]
  const groups = [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back]
  const [, , , , , marker, high = 0, low = 0] = groups
  // an IPv4 caller of a socket that listens to both
  if (marker === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
