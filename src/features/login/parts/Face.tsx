import { useState } from 'react'
import { View } from '@tarojs/components'
import { UploadFailure, uploadPicture } from '@/api/upload'
import { useTexts as useUploadTexts } from '@/api/uploadTexts'
import { avatar } from '@/platform/avatar/avatar'
import { picking } from '@/platform/picking/picking'
import { authInfo } from '@/session/authInfo'
import { toast } from '@/session/toast'
import { Avatar } from '@/ui/Avatar'
import type { FieldProps } from '@/ui/form/useForm'
import { TextField } from '@/ui/form/TextField'
import styles from '../login.module.scss'
import { useTexts } from '../texts'

interface FaceProps {
  nickname: FieldProps<string>
  headimg: FieldProps<string>
}

/** Face and nickname as WeChat offers them above its keyboard; who sends the face is proved by the ticket. */
export function Face({ nickname, headimg }: FaceProps) {
  const texts = useTexts()
  const [busy, setBusy] = useState(false)
  const choose = async (address: string) => {
    setBusy(true)
    try {
      const file = await picking.avatarFile(address)
      const path = await uploadPicture(file, 'headimg', { ticket: authInfo().auth_ticket }).path
      if (path !== 'aborted') headimg.onChange(path)
    } catch (failure) {
      // an upload has told
      if (!(failure instanceof UploadFailure)) toast(useUploadTexts.get().failed)
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
        <Avatar src={headimg.value} size={112} />
      </avatar.Button>
      <View className={styles.nickname}>
        <TextField
          type="nickname"
          placeholder={texts.nickname}
          inputClassName="t-nickname"
          maxlength={20}
          {...nickname}
        />
      </View>
    </View>
  )
}
