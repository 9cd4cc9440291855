import type { GameRow } from '@mall/contract/game'
import { toast } from '@/session/toast'
import { isMember } from '@/session/token'
import { ask } from '@/ui/ask'
import { hintOf } from './hint'
import type { Standing } from './standing'
import { useTexts } from './texts'
import type { Drawing } from './useDraw'
import { useEarning } from './useEarning'

interface Beginning {
  game: GameRow | undefined
  standing: Standing | undefined
  points: number | undefined
  drawing: Drawing
}

/** The face was touched: draws, or says why not. True when a draw is on its way; a guest's is after the login. */
export function useBegin({ game, standing, points = 0, drawing }: Beginning): () => boolean {
  const texts = useTexts()
  const earning = useEarning()
  return () => {
    if (!game || !standing) return false
    if (standing === 'open' || standing === 'unsure') {
      void drawing.draw()
      return isMember()
    }
    if (standing === 'poor') {
      const content = texts.poorAsk(game.points, points)
      void ask({ title: texts.poorTitle, content, confirm: earning.words }).then((yes) => yes && earning.go())
    } else toast(hintOf(game, standing, points, texts))
    return false
  }
}
