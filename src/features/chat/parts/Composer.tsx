import { useState } from 'react'
import { ScrollView, Textarea, View } from '@tarojs/components'
import { picking } from '@/platform/picking/picking'
import type { Source } from '@/platform/picking/port'
import { toast } from '@/session/toast'
import { Button } from '@/ui/Button'
import { Icon, type IconName } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { emoji } from '../emoji'
import { useTexts } from '../texts'
import type { ShownRoom } from '../useRoom'
import styles from '../composer.module.scss'

/** characters of one message (wire/messages-chat-verification.md section 2) */
const longest = 2000
/** pictures chosen at once */
const most = 9

export type Panel = 'none' | 'emoji' | 'more'

interface ComposerProps {
  say: ShownRoom['say']
  /** which panel stands below the field */
  panel: Panel
  onPanel: (panel: Panel) => void
  onOrders: () => void
  /** the soft keyboard is up: no room is kept for the edge of the phone */
  raised: boolean
}

/** What one writes in, what one chooses from, and what is often asked. */
export function Composer({ say, panel, onPanel, onOrders, raised }: ComposerProps) {
  const texts = useTexts()
  const [text, write] = useState('')
  const [focused, setFocused] = useState(false)
  const words = text.trim()
  const turn = (wanted: Panel) => onPanel(panel === wanted ? 'none' : wanted)
  const send = () => {
    if (!words) return
    say({ kind: 'text', text: words })
    write('')
    // the keyboard stays for the next words
    if (panel === 'none') setFocused(true)
  }
  const pick = async (from: Source) => {
    try {
      const files = await picking.choose(from === 'camera' ? 1 : most, from)
      if (files !== 'cancelled') files.forEach((file) => say({ kind: 'image', file }))
    } catch {
      toast(texts.unreadable)
    }
  }
  const tools: [name: keyof typeof texts.tools, icon: IconName, act: () => void][] = [
    ['album', 'picture', () => void pick('album')],
    ['camera', 'camera', () => void pick('camera')],
    ['order', 'order', onOrders],
  ]
  return (
    <View className={`${styles.composer} ${raised || panel !== 'none' ? '' : styles.safe}`}>
      {text === '' && panel === 'none' && (
        <ScrollView className={styles.quick} scrollX enhanced showScrollbar={false} aria-label={texts.quickLabel}>
          <View className={styles.chips}>
            {Object.entries(texts.quick).map(([name, question]) => (
              <Tap
                key={name}
                className={`${styles.chip} t-chat-quick t-chat-quick-${name}`}
                onClick={() => say({ kind: 'text', text: question })}
              >
                {question}
              </Tap>
            ))}
          </View>
        </ScrollView>
      )}
      <View className={styles.bar}>
        <View className={styles.field}>
          <Textarea
            className={`${styles.words} t-chat-field`}
            value={text}
            focus={focused}
            autoHeight
            maxlength={longest}
            placeholder={texts.placeholder}
            placeholderClass={styles.placeholder}
            confirmType="send"
            confirmHold
            // the room makes way itself, so that the list keeps its end
            adjustPosition={false}
            showConfirmBar={false}
            disableDefaultPadding
            ariaLabel={texts.placeholder}
            onInput={(event) => write(event.detail.value)}
            onFocus={() => {
              setFocused(true)
              onPanel('none')
            }}
            onBlur={() => setFocused(false)}
            onConfirm={send}
          />
        </View>
        <Tap className={`${styles.tool} t-chat-emoji`} label={texts.emoji} onClick={() => turn('emoji')}>
          <View className={styles.face} />
        </Tap>
        {words ? (
          <Button className="t-chat-send" size="small" onClick={send}>
            {texts.send}
          </Button>
        ) : (
          <Tap className={`${styles.tool} t-chat-more`} label={texts.more} onClick={() => turn('more')}>
            <Icon name={panel === 'more' ? 'close' : 'plus'} size={48} />
          </Tap>
        )}
      </View>
      {panel === 'emoji' && (
        <View className={`${styles.panel} ${styles.emojis} t-chat-emojis`}>
          {emoji.map((one) => (
            <Tap key={one} className={styles.emoji} label={one} onClick={() => write((text + one).slice(0, longest))}>
              {one}
            </Tap>
          ))}
        </View>
      )}
      {panel === 'more' && (
        <View className={`${styles.panel} ${styles.tools} t-chat-tools`}>
          {tools.map(([name, icon, act]) => (
            <Tap key={name} className={`${styles.entry} t-chat-${name}`} onClick={act}>
              <View className={styles.icon}>
                <Icon name={icon} size={52} />
              </View>
              {texts.tools[name]}
            </Tap>
          ))}
        </View>
      )}
    </View>
  )
}
