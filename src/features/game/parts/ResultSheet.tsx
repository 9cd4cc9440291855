import { useRef } from 'react'
import { View } from '@tarojs/components'
import type { DrawResult } from '@mall/contract/game'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Sheet } from '@/ui/Sheet'
import type { FaceProps } from '../GameKind'
import { prizeKind, prizeWords } from '../prize'
import { useTexts } from '../texts'
import { PrizeWay } from './PrizeWay'
import styles from './resultSheet.module.scss'

interface ResultSheetProps extends Pick<FaceProps, 'awards' | 'nothing'> {
  /** undefined: closed */
  result: DrawResult | undefined
  /** undefined where there is no draw left to be had */
  onAgain: (() => void) | undefined
  onClose: () => void
}

/** What came of a draw, in words, and the way on. */
export function ResultSheet({ result, awards, nothing, onAgain, onClose }: ResultSheetProps) {
  const texts = useTexts()
  // still there while the sheet goes
  const last = useRef(result)
  last.current = result ?? last.current
  const { current: shown } = last
  const prize = shown && prizeKind(shown)
  const isWin = shown?.is_winning === 1
  const words = shown && prizeWords(shown, texts)
  // a prize may be named by what it brings
  const isNamed = !prize || words !== shown?.award_name
  const image = isWin ? awards.find(({ award_id }) => award_id === shown.award_id)?.award_img : nothing.image
  const footer = (
    <View className={styles.ways}>
      {shown && prize && <PrizeWay prize={prize} won={shown} kind={onAgain ? 'secondary' : 'primary'} block />}
      {onAgain ? (
        <Button className="t-again" block onClick={onAgain}>
          {texts.again}
        </Button>
      ) : (
        <Button className="t-result-done" kind={prize ? 'secondary' : 'primary'} block onClick={onClose}>
          {texts.done}
        </Button>
      )}
    </View>
  )
  return (
    <Sheet
      open={result !== undefined}
      onClose={onClose}
      title={isWin ? texts.won : texts.notWon}
      footer={footer}
      className="t-game-result"
    >
      {shown && (
        <View className={`${styles.result} ${isWin ? 't-won' : 't-not-won'}`} role="status">
          {image ? (
            <Image src={image} width={200} radius="m" eager />
          ) : (
            <Icon name="gift" size={120} className={isWin ? styles.gift : styles.none} />
          )}
          {isNamed && <View className={styles.name}>{isWin ? shown.award_name : nothing.words || texts.nothing}</View>}
          {prize && (
            <>
              <View className={`${isNamed ? styles.prize : styles.name} t-prize`}>{words}</View>
              <View className={styles.given}>{texts.given[prize]}</View>
            </>
          )}
        </View>
      )}
    </Sheet>
  )
}
