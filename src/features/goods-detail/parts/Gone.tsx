import { Recommended } from '@/domain/goods/Recommended'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'

/** In place of goods that nobody knows: a sentence, and what may please instead. */
export const Gone = ({ words }: { words: string }) => (
  <>
    <GoBrowsing text={words} />
    <Recommended />
  </>
)
