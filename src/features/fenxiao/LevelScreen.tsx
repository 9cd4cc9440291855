import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { DistributorOnly } from '@/domain/fenxiao/DistributorOnly'
import { useDistributor } from '@/domain/fenxiao/useDistributor'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { PresentLevel } from '@/domain/level/PresentLevel'
import { leaveTo } from '@/navigation/leave'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import styles from './level.module.scss'
import { useLevelTexts } from './levelTexts'
import { LevelCard } from './parts/LevelCard'
import { Rates } from './parts/Rates'
import { Way } from './parts/Way'
import { riseOf } from './rise'
import { useLevels } from './useLevels'

/** The distributor's level and what it brings, the way to the next, and all there are. */
export function LevelScreen() {
  const texts = useLevelTexts()
  const words = useFenxiaoWords()
  const { back } = useParams(routes.fenxiaoLevel)
  const distributor = useDistributor()
  const enabled = !!distributor.data
  const basics = useData('/fenxiao/api/config/basics', {}, { enabled })
  const { waited, levels, own } = useLevels(distributor.data?.level_id)
  const paid = basics.data?.level ?? 0
  const at = own?.level_num ?? 0
  return (
    <Screen
      title={texts.title(words)}
      data={[distributor, basics, waited]}
      toTop={false}
      onBack={back ? () => leaveTo(back) : undefined}
    >
      <DistributorOnly distributor={distributor.data}>
        {(one) => (
          <Column>
            <PresentLevel name={one.level_name || own?.level_name || ''}>
              {own && <Rates level={own} paid={paid} />}
            </PresentLevel>
            <Way rise={riseOf(one)} isAlone={levels.length < 2} />
            {levels.length > 0 && (
              <View className={styles.heading} role="heading" aria-level={2}>
                {texts.levels}
              </View>
            )}
            {levels.map((level) => (
              <LevelCard
                key={level.level_id}
                level={level}
                paid={paid}
                state={level.level_id === one.level_id ? 'present' : level.level_num < at ? 'reached' : 'to-come'}
              />
            ))}
          </Column>
        )}
      </DistributorOnly>
    </Screen>
  )
}
