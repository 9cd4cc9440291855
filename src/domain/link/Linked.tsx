import type { CSSProperties, PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import type { LinkField } from '@mall/contract/diyComponents'
import { isLinkOpenable, openLink } from '@/navigation/links'
import { useBoot } from '@/session/boot'
import { Tap } from '@/ui/Tap'

interface LinkedProps {
  link: LinkField | undefined
  label?: string
  className?: string
  style?: CSSProperties
}

/** A link of a decoration: pressed when it leads somewhere, flat when it does not. */
export function Linked({ link, label, className = '', style, children }: PropsWithChildren<LinkedProps>) {
  // addon flags decide what can be opened, and they arrive later
  useBoot((boot) => boot.addons)
  if (!link || !isLinkOpenable(link)) {
    return (
      <View className={className} style={style}>
        {children}
      </View>
    )
  }
  return (
    <Tap className={`${className} t-link`} style={style} role="link" label={label} onClick={() => void openLink(link)}>
      {children}
    </Tap>
  )
}
