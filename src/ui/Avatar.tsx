import { Image } from './Image'

interface AvatarProps {
  src: string | undefined
  /** design px */
  size?: number
  /** whose, read out */
  alt?: string
  className?: string
}

/** Round picture of a person. */
export function Avatar({ src, size = 96, alt, className }: AvatarProps) {
  return <Image src={src} kind="head" width={size} radius="round" alt={alt} className={className} />
}
