import { useEffect, useState } from 'react'
import { Image as NativeImage, View } from '@tarojs/components'
import type { DefaultImages } from '@mall/contract/config'
import { network } from '@/platform/network/network'
import { picture } from '@/platform/picture/picture'
import { fileUrl } from '@/session/baseUrl'
import { useBoot } from '@/session/boot'
import { Icon, type IconName } from './Icon'
import styles from './Image.module.scss'
import { pictureUrl } from './pictureUrl'
import { px } from './theme/size'

/** Drawn when not even the default picture is there. */
const icons: Partial<Record<ImageKind, IconName>> = {
  head: 'member-on',
  shop: 'shop',
  store: 'shop',
  category: 'category',
}

const defaults = {
  goods: 'default_goods_img',
  head: 'default_headimg',
  shop: 'default_shop_img',
  category: 'default_category_img',
  city: 'default_city_img',
  supply: 'default_supply_img',
  store: 'default_store_img',
  brand: 'default_brand_img',
} as const satisfies Record<string, keyof DefaultImages>

export type ImageKind = keyof typeof defaults

interface ImageProps {
  /** as the wire has it: absolute, or relative to the server; the default picture of `kind` when missing or failing */
  src: string | undefined
  kind?: ImageKind
  /** shown width in design px: chooses the variant, and sets the width unless `fluid` */
  width: number
  /** as wide as its place; `width` only chooses the variant */
  fluid?: boolean
  /** width / height of the box, kept free before the picture is there; 0: as high as its place */
  ratio?: number
  fit?: 'aspectFill' | 'aspectFit'
  radius?: 'none' | 's' | 'm' | 'card' | 'round'
  /** read out; without it the picture is decoration */
  alt?: string
  /** not lazy: in the first screen */
  eager?: boolean
  className?: string
  onClick?: () => void
}

export function Image(props: ImageProps) {
  const {
    src = '',
    kind = 'goods',
    width,
    fluid,
    ratio = 1,
    fit = 'aspectFill',
    radius = 'none',
    alt,
    className = '',
  } = props
  const fallback = useBoot((boot) => boot.defaultImages[defaults[kind]]) ?? ''
  const tries = [pictureUrl(src, width), src, pictureUrl(fallback, width), fallback].filter(
    (url, i, all) => url && all.indexOf(url) === i,
  )
  const box = [styles.box, styles[radius], ratio === 0 ? styles.full : '', className].join(' ')
  const size = fluid || ratio === 0 ? undefined : { width: px(width), height: px(width / ratio) }
  return (
    <View className={box} style={size} onClick={props.onClick}>
      {fluid && ratio > 0 && <View style={{ paddingTop: `${100 / ratio}%` }} />}
      <Picture key={tries[0]} tries={tries} fit={fit} alt={alt} eager={props.eager} icon={icons[kind]} />
    </View>
  )
}

interface PictureProps {
  tries: readonly string[]
  fit: 'aspectFill' | 'aspectFit'
  alt?: string
  eager?: boolean
  icon?: IconName
}

/** The first address that loads; a drawn picture when none does, until the connection comes back. */
function Picture({ tries, fit, alt, eager, icon = 'picture' }: PictureProps) {
  const [failed, setFailed] = useState(0)
  // fading in would keep the first screen's pictures from being seen while the code is still at work
  const [loaded, setLoaded] = useState(eager || !picture.tellsLoad)
  useEffect(() => (failed ? network.onStatusChange((online) => online && setFailed(0)) : undefined), [failed])
  const url = tries[failed]
  if (!url) {
    return (
      <View className={`${styles.picture} ${styles.none}`} role={alt ? 'img' : undefined} aria-label={alt}>
        <Icon name={icon} className={styles.icon} />
      </View>
    )
  }
  return (
    <NativeImage
      className={`${styles.picture} ${loaded ? styles.loaded : ''}`}
      src={fileUrl(url)}
      mode={fit}
      lazyLoad={!eager}
      ariaLabel={alt}
      onLoad={picture.tellsLoad ? () => setLoaded(true) : undefined}
      onError={() => setFailed(failed + 1)}
    />
  )
}
