import { useMemo } from 'react'
import { View } from '@tarojs/components'
import type { GameAward } from '@mall/contract/game'
import { ShareWays } from '@/domain/share/ShareWays'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { useParams } from '@/navigation/params'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import { Stage } from '@/ui/Stage'
import type { GameKind } from './GameKind'
import styles from './game.module.scss'
import { About } from './parts/About'
import { Facts } from './parts/Facts'
import { Hint } from './parts/Hint'
import { ResultSheet } from './parts/ResultSheet'
import { Waiting } from './parts/Waiting'
import { useTexts } from './texts'
import { useBegin } from './useBegin'
import { useGame } from './useGame'

const noAwards: GameAward[] = []

/** A game with any of its faces: what it takes, the face to be touched, its result, and what there is to know. */
export function GameScreen({ kind }: { kind: GameKind }) {
  const texts = useTexts()
  // ids of what the operator makes have more digits than params are read as numbers with
  const id = Number(useParams(kind.route).id ?? 0) || 0
  const { info, game, points, standing, drawing, refresh } = useGame(kind, id)
  const begin = useBegin({ game, standing, points, drawing })
  const title = texts.titles[kind.name]
  const { Face } = kind
  const awards = game?.award ?? noAwards
  // a draw has many steps: what stands beside the face is not drawn anew at each
  const share = useMemo(
    () =>
      game && (
        <ShareWays
          card={{
            title: texts.shareTitle(game.game_name),
            image: awards.find((one) => one.award_img)?.award_img ?? '',
          }}
          page={kind.route}
          params={{ id }}
        />
      ),
    [game, awards, texts, kind, id],
  )
  const unknown = (words?: string) => <GoBrowsing text={words || texts.gone} />
  if (!(id > 0)) return <Screen title={title}>{unknown()}</Screen>

  const again = () => {
    drawing.close()
    if (kind.drawsAgain) begin()
  }
  const nothing = { words: game?.no_winning_desc ?? '', image: game?.no_winning_img ?? '' }
  return (
    <Screen title={title} data={info} refused={unknown} skeleton={<Waiting />} right={share}>
      {game && standing && (
        <Column>
          <Stage title={game.game_name} titleClass="t-game-name">
            <View className={styles.face}>
              <Face
                awards={awards}
                nothing={nothing}
                drawing={drawing}
                begin={begin}
                dim={standing !== 'open' && standing !== 'unsure' && drawing.phase === 'ready'}
                cost={texts.cost(game.points)}
              />
            </View>
            <Hint game={game} standing={standing} points={points} onEnd={() => void refresh()} />
          </Stage>
          <Facts game={game} points={points} />
          <About game={game} />
        </Column>
      )}
      <ResultSheet
        result={drawing.phase === 'shown' ? drawing.result : undefined}
        awards={awards}
        nothing={nothing}
        onAgain={standing === 'open' ? again : undefined}
        onClose={drawing.close}
      />
    </Screen>
  )
}
