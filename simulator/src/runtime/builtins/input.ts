import { builtIn } from './define'
import { field, textField } from './field'

const keyboards: Record<string, { mode: string; refuses?: RegExp }> = {
  text: { mode: 'text' },
  number: { mode: 'numeric', refuses: /[^0-9]/g },
  digit: { mode: 'decimal', refuses: /[^0-9.]/g },
  idcard: { mode: 'text', refuses: /[^0-9xX]/g },
  nickname: { mode: 'text' },
  'safe-password': { mode: 'text' },
}
const returnKeys: Record<string, string> = { send: 'send', search: 'search', next: 'next', go: 'go', done: 'done' }

export const input = builtIn(
  {
    ...field,
    placeholderClass: 'input-placeholder',
    type: 'text',
    password: false,
    confirmType: 'done',
    alwaysEmbed: false,
    cursorColor: '',
    autoFill: '',
    safePasswordCertPath: '',
    safePasswordLength: null,
    safePasswordTimeStamp: null,
    safePasswordNonce: '',
    safePasswordSalt: '',
    safePasswordCustomHash: '',
  },
  (self) => {
    const { data, document } = self
    const control = document.createElement('input')
    const keyboard = () => keyboards[data.type || 'text'] ?? keyboards.text!
    return textField(self, control, {
      allowed: (text) => text.replace(/[\r\n]/g, '').replace(keyboard().refuses ?? /(?!)/, ''),
      confirmsOnReturn: () => true,
      paint() {
        if (data.type === 'safe-password') self.sim.measure.warned('not simulated: input type safe-password')
        control.type = data.password ? 'password' : 'text'
        control.inputMode = keyboard().mode
        control.enterKeyHint = returnKeys[data.confirmType] ?? 'done'
        control.style.caretColor = data.cursorColor
      },
    })
  },
)

export const textarea = builtIn(
  {
    ...field,
    placeholderClass: 'textarea-placeholder',
    autoHeight: false,
    fixed: false,
    showConfirmBar: true,
    disableDefaultPadding: false,
    confirmType: 'return',
    adjustKeyboardTo: 'cursor',
    cursorColor: '',
  },
  (self) => {
    const { data, document, element, window } = self
    const control = document.createElement('textarea')
    let lines = 0
    function measure(): void {
      if (!element.isConnected) return
      const { fontSize, lineHeight } = window.getComputedStyle(control)
      const line = lineHeight.endsWith('px') ? parseFloat(lineHeight) : (parseFloat(fontSize) || 16) * 1.2
      control.style.height = '0'
      // without layout there are no lines but those the text itself begins
      const height = control.scrollHeight || line * control.value.split('\n').length
      control.style.height = ''
      if (data.autoHeight) self.style(`height:${height}px;min-height:${line}px`)
      const lineCount = Math.max(1, Math.round(height / line))
      if (lineCount === lines) return
      lines = lineCount
      self.fire('linechange', { height, heightRpx: (height * 750) / (window.innerWidth || 375), lineCount })
    }
    const behaviour = textField(self, control, {
      allowed: (text) => text,
      confirmsOnReturn: () => data.confirmType !== 'return',
      textChanged: measure,
      paint() {
        element.toggleAttribute('fixed', data.fixed)
        if (!data.autoHeight) self.style('')
        else measure()
      },
    })
    return {
      ...behaviour,
      attached() {
        behaviour.attached?.()
        measure()
      },
    }
  },
)
