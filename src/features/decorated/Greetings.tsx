import type { DiyGlobal } from '@mall/contract/diyComponents'
import { isOn } from '@/domain/decoration/pageValue'
import { host } from '@/platform/host/host'
import { CollectHint } from './greetings/CollectHint'
import { PopWindow } from './greetings/PopWindow'

interface GreetingsProps {
  global: DiyGlobal
  /** whose settings they are */
  page: string
}

/** What a page tells on the way in: a picture over it, and how to find the mini-program again. */
export const Greetings = ({ global, page }: GreetingsProps) => (
  <>
    {global.popWindow?.imageUrl && (
      <PopWindow key={global.popWindow.imageUrl} popWindow={global.popWindow} page={page} />
    )}
    {isOn(global.mpCollect) && host.appType === 'weapp' && <CollectHint />}
  </>
)
