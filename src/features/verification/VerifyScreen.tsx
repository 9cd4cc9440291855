import { useState } from 'react'
import { View } from '@tarojs/components'
import type { VerifyInfo } from '@mall/contract/verify'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { timeText } from '@/lib/date'
import { back } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { ask } from '@/ui/ask'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { Screen } from '@/ui/Screen'
import { inFours } from '@/lib/inFours'
import { Items } from './parts/Items'
import { NotVerifier } from './parts/NotVerifier'
import { scannedCode } from './scannedCode'
import { useTexts } from './texts'
import { useVerifier } from './useVerifier'
import styles from './verification.module.scss'

/** One code: what it stands for, and handing it over. */
export function VerifyScreen() {
  const texts = useTexts()
  const code = scannedCode(useParams(routes.verificationDetail).code ?? '')
  const { asked, refused } = useVerifier()
  const mayLook = code !== '' && asked.data !== undefined
  const found = useData('/api/verify/verifyInfo', { verify_code: code }, { enabled: mayLook })
  const [running, setRunning] = useState(false)
  const { data } = found

  const verify = async () => {
    if (!(await ask({ title: texts.ask, content: texts.askNote, confirm: texts.confirm, cancel: texts.later }))) return
    setRunning(true)
    try {
      await call('/api/verify/verify', { verify_code: code })
      toast(texts.done)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    } finally {
      // another desk may have been faster: what is shown is how it stands
      await found.refresh()
      setRunning(false)
    }
  }
  const foot = data && (
    <View className={styles.ways}>
      {data.is_verify === 0 ? (
        <Button block className="t-verify-confirm" loading={running} onClick={() => void verify()}>
          {texts.confirm}
        </Button>
      ) : (
        <Button kind="secondary" block className="t-verify-another" onClick={() => void back()}>
          {texts.another}
        </Button>
      )}
    </View>
  )
  const waited = refused || code === '' ? [] : mayLook ? found : asked
  return (
    <Screen title={texts.verify} data={waited} bottom={foot} toTop={false}>
      {refused && <NotVerifier />}
      {!refused && code === '' && <Empty icon="scan" text={texts.noCode} note={texts.wrong} />}
      {data && <Found info={data} />}
    </Screen>
  )
}

function Found({ info }: { info: VerifyInfo }) {
  const texts = useTexts()
  const used = info.is_verify === 1
  return (
    <Column>
      <Card>
        <View className={`${styles.head} ${used ? 't-verify-used' : 't-verify-unused'}`}>
          <Icon name={used ? 'success' : 'clock'} size={88} className={used ? styles.used : styles.unused} />
          <View className={`${styles.state} ${used ? styles.used : styles.unused}`}>
            {used ? texts.used : texts.unused}
          </View>
          <View className={styles.digits}>{inFours(info.verify_code)}</View>
          {used && (
            <View className={styles.by}>
              {texts.usedBy(info.verifier_name)} · {timeText(info.verify_time)}
            </View>
          )}
        </View>
      </Card>
      <CellGroup title={texts.goods}>
        <View className={styles.items}>
          <Items items={info.item_array} />
        </View>
      </CellGroup>
      <CellGroup title={texts.details}>
        <Cell label={texts.kind} value={texts[info.verify_type]} />
        {info.remark_array.map(({ title, value }) => (
          <Cell key={title} label={title} value={value} />
        ))}
      </CellGroup>
    </Column>
  )
}
