import { useEffect, useMemo, useState } from 'react'
import { ScrollView, View } from '@tarojs/components'
import type { BrandRow } from '@mall/contract/category'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { useSiteId } from '@/session/site'
import { routes } from '@/routes'
import { Empty } from '@/ui/Empty'
import { Image } from '@/ui/Image'
import { LazyView } from '@/ui/LazyView'
import { LetterBar } from '@/ui/LetterBar'
import { Screen } from '@/ui/Screen'
import { stopOf } from '@/ui/screenState'
import { Tap } from '@/ui/Tap'
import { useMetrics } from '@/ui/useMetrics'
import styles from './brand.module.scss'
import { groupsOf, recommended } from './groups'
import { useTexts } from './texts'
import { useBrands } from './useBrands'

/** the box that scrolls */
const box = 'brands'
/** design px, as drawn */
const rowHeight = 120

export function BrandScreen() {
  const texts = useTexts()
  const current = useSiteId()
  const { site_id: siteId = current } = useParams(routes.brand)
  const list = useBrands(siteId)
  const { statusBar, navBar } = useMetrics()
  const [shown, show] = useState('')
  useEffect(() => {
    // the same letter can be wanted again after scrolling by hand
    const timer = setTimeout(() => show(''), 300)
    return () => clearTimeout(timer)
  }, [shown])
  const groups = useMemo(() => groupsOf(list.rows), [list.rows])
  const best = useMemo(() => recommended(list.rows), [list.rows])
  const see = ({ brand_id }: BrandRow) =>
    void open(routes.goodsList, siteId > 0 ? { brand_id, site_id: siteId } : { brand_id })
  const failed = list.rows.length === 0 ? list.failure : undefined
  return (
    <Screen
      title={texts.title}
      toTop={false}
      state={list.loading ? 'loading' : failed ? stopOf(failed) : 'ready'}
      message={failed?.message}
      onRetry={() => void list.refresh()}
    >
      {list.rows.length === 0 ? (
        <Empty text={texts.none} />
      ) : (
        <View className={styles.page} style={{ height: `calc(100vh - ${statusBar + navBar}px)` }}>
          <ScrollView className={styles.list} scrollY enhanced showScrollbar={false} scrollIntoView={shown} id={box}>
            {best.length > 0 && (
              <View className={styles.best} id="brand-best">
                <View className={styles.heading}>{texts.recommended}</View>
                <View className={styles.grid}>
                  {best.map((brand) => (
                    <Tap
                      key={brand.brand_id}
                      className={`${styles.card} t-brand-best`}
                      role="link"
                      onClick={() => see(brand)}
                    >
                      <Image src={brand.image_url} kind="brand" width={140} radius="m" fit="aspectFit" eager />
                      <View className={styles.name}>{brand.brand_name}</View>
                    </Tap>
                  ))}
                </View>
              </View>
            )}
            {groups.map(({ initial, brands }) => (
              <View key={initial} id={idOf(initial)}>
                <View className={styles.initial}>{initial}</View>
                <LazyView className={styles.rows} room={brands.length * rowHeight} within={box}>
                  {brands.map((brand) => (
                    <Tap
                      key={brand.brand_id}
                      className={`${styles.row} t-brand`}
                      role="link"
                      onClick={() => see(brand)}
                    >
                      <Image src={brand.image_url} kind="brand" width={88} radius="m" fit="aspectFit" />
                      <View className={styles.rowName}>{brand.brand_name}</View>
                    </Tap>
                  ))}
                </LazyView>
              </View>
            ))}
          </ScrollView>
          <LetterBar
            className={styles.letters}
            letters={groups.map(({ initial }) => initial)}
            onJump={(letter) => show(idOf(letter))}
          />
        </View>
      )}
    </Screen>
  )
}

const idOf = (initial: string) => `brand-${initial === '#' ? 'other' : initial}`
