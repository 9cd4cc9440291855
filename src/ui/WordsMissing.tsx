import { beginLocale } from '@/i18n/locale'
import { goOnInChinese } from '@/session/language'
import { Button } from './Button'
import { Empty } from './Empty'

/** In place of a page whose English could not be fetched: said in both languages, as it is unknown which one is read. */
export function WordsMissing() {
  return (
    <Empty icon="offline" text="English could not be loaded" note="英文内容加载失败" className="t-words-missing">
      <Button kind="secondary" icon="refresh" className="t-retry" onClick={() => void beginLocale('en-us')}>
        Try again 重试
      </Button>
      <Button kind="ghost" block className="t-in-chinese" onClick={() => void goOnInChinese()}>
        继续浏览中文版
      </Button>
    </Empty>
  )
}
