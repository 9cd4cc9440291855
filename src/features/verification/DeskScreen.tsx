import { useEffect, useState } from 'react'
import { Input, View } from '@tarojs/components'
import { scan } from '@/platform/scan/scan'
import { open } from '@/navigation/open'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import { NotVerifier } from './parts/NotVerifier'
import { scannedCode } from './scannedCode'
import { useTexts } from './texts'
import { useVerifier } from './useVerifier'
import styles from './verification.module.scss'

/** Where a shop's verifier reads the codes of customers. */
export function DeskScreen() {
  const texts = useTexts()
  const { asked, refused } = useVerifier()
  return (
    <Screen title={texts.desk} data={refused ? [] : asked} toTop={false}>
      {refused ? (
        <NotVerifier />
      ) : (
        <Column>
          <View className={`${styles.hero} t-verifier`}>
            <View className={styles.hello}>{texts.hello(asked.data?.verifier_name ?? '')}</View>
            <View className={styles.note}>{texts.helloNote}</View>
          </View>
          <CodeCard />
          <CellGroup>
            <Cell
              className="t-verify-records"
              icon="list"
              label={texts.records}
              note={texts.recordsNote}
              onClick={() => void open(routes.verificationList)}
            />
          </CellGroup>
        </Column>
      )}
    </Screen>
  )
}

/** Typed, or read by the camera where there is something that reads. */
function CodeCard() {
  const texts = useTexts()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const [scans, setScans] = useState(false)
  useEffect(() => void scan.isAvailable().then(setScans), [])

  const look = (typed: string) => {
    const code = scannedCode(typed)
    setWrong(code === '')
    if (code) void open(routes.verificationDetail, { code })
  }
  const read = async () => {
    const found = await scan.scan()
    if (found === 'cancelled') return
    const code = typeof found === 'object' ? scannedCode(found.text) : ''
    if (code) await open(routes.verificationDetail, { code })
    else toast(texts.unread)
  }
  return (
    <Card>
      <Input
        className={`${styles.input} ${text ? styles.typed : ''} t-verify-code`}
        value={text}
        type="number"
        maxlength={14}
        placeholder={texts.placeholder}
        placeholderClass={styles.hint}
        aria-label={texts.code}
        confirmType="search"
        onInput={(event) => {
          setText(event.detail.value)
          setWrong(false)
        }}
        onConfirm={() => look(text)}
      />
      <View className={`${styles.wrong} t-verify-wrong`} role="alert">
        {wrong ? texts.wrong : ''}
      </View>
      <View className={styles.ways}>
        {scans && (
          <Button kind="secondary" icon="scan" block className="t-verify-scan" onClick={() => void read()}>
            {texts.scan}
          </Button>
        )}
        <Button block className="t-verify-look" disabled={text === ''} onClick={() => look(text)}>
          {texts.next}
        </Button>
      </View>
    </Card>
  )
}
