import { View } from '@tarojs/components'
import { Tap } from '@/ui/Tap'
import { useTexts } from '../texts'
import { sections, type Sections } from '../useSections'
import styles from './SectionTabs.module.scss'

/** In the bar, once the picture has gone up: which part of the page is read, and the way to the others. */
export function SectionTabs({ place }: { place: Sections }) {
  const texts = useTexts()
  return (
    <View className={`${styles.tabs} ${place.shown ? '' : styles.hidden}`} role="tablist" aria-hidden={!place.shown}>
      {sections.map((section) => (
        <Tap
          key={section}
          className={`${styles.tab} ${section === place.active ? styles.on : ''} t-tab-${section}`}
          role="tab"
          selected={section === place.active}
          onClick={() => place.goTo(section)}
        >
          {texts.sections[section]}
        </Tap>
      ))}
    </View>
  )
}
