import { useState } from 'react'
import { View } from '@tarojs/components'
import { parseEnvelope } from '@/api/envelope'
import { baseParams } from '@/api/form'
import { avatar } from '@/platform/avatar/avatar'
import { authInfo } from '@/session/authInfo'
import { baseUrl } from '@/session/baseUrl'
import { toast } from '@/session/toast'
import { Avatar } from '@/ui/Avatar'
import { TextField } from '@/ui/form/TextField'
import styles from '../login.module.scss'
import { useTexts } from '../texts'

interface FaceProps {
  nickname: string
  headimg: string
  onNickname: (name: string) => void
  onHeadimg: (path: string) => void
}

/** Sends a face that WeChat offered; who sends it is proved by the ticket, there is no member yet. */
async function upload(path: string): Promise<string> {
  // a picture that lies at WeChat is sent as its address
  if (/^https:/.test(path)) return path
  const fields = { ...baseParams(), auth_ticket: authInfo().auth_ticket ?? '' }
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)])
  const answer = parseEnvelope(await avatar.send(`${baseUrl}/api/upload/headimg`, path, Object.fromEntries(texts)))
  if (!answer || answer.code < 0) throw new Error('error')
  return (answer.data as { pic_path: string }).pic_path
}

/** Face and nickname as WeChat offers them above its keyboard; both may be left as they are. */
export function Face({ nickname, headimg, onNickname, onHeadimg }: FaceProps) {
  const texts = useTexts()
  const [busy, setBusy] = useState(false)
  const choose = async (path: string) => {
    setBusy(true)
    try {
      onHeadimg(await upload(path))
    } catch {
      toast(texts.uploadFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <View className={styles.face}>
      <avatar.Button
        className={`${styles.avatar} ${busy ? styles.busy : ''} t-choose-avatar`}
        label={texts.avatar}
        onChoose={(path) => void choose(path)}
      >
        <Avatar src={headimg} size={112} />
      </avatar.Button>
      <View className={styles.nickname}>
        <TextField
          type="nickname"
          placeholder={texts.nickname}
          inputClassName="t-nickname"
          maxlength={20}
          value={nickname}
          onChange={onNickname}
        />
      </View>
    </View>
  )
}
