import { nodeOf, type Node } from '../glass'
import { middleOf, sendTouch } from '../gestures'
import { openType } from '../wx/openType'
import { ownFields } from './behaviors'
import { builtIn, hover, parentOf, partOf, type Part, type Self } from './define'

const controls = ['checkbox', 'radio', 'switch', 'button', 'input', 'textarea', 'picker', 'slider']
const fields = [
  'input',
  'textarea',
  'switch',
  'slider',
  'picker',
  'picker-view',
  'checkbox-group',
  'radio-group',
  'editor',
]

export const form = builtIn({ reportSubmit: false, reportSubmitTimeout: 0 }, (self) => ({
  methods: {
    submit(by?: Part) {
      const value: Record<string, unknown> = {}
      for (const field of self.below(...fields)) {
        const name = String(field.data.name ?? '')
        if (name && field.methods.formValue) value[name] = field.methods.formValue()
      }
      for (const { data } of ownFields(self.element)) {
        const { name, value: own } = data as { name?: string; value?: unknown }
        if (name) value[name] = own
      }
      const formId = self.data.reportSubmit ? { formId: 'the formId is a mock one' } : {}
      self.fire('submit', { value, ...(by ? { target: targetOf(by) } : {}), ...formId })
    },
    reset(by?: Part) {
      for (const field of self.below(...fields)) field.methods.reset?.()
      self.fire('reset', by ? { target: targetOf(by) } : {})
    },
  },
}))

function targetOf({ node, element }: Part): object {
  return {
    id: node.id ?? '',
    dataset: { ...(node.dataset ?? {}) },
    offsetLeft: element.offsetLeft ?? 0,
    offsetTop: element.offsetTop ?? 0,
  }
}

export const button = builtIn(
  {
    ...hover,
    hoverClass: 'button-hover',
    hoverStartTime: 20,
    hoverStayTime: 70,
    size: 'default',
    type: 'default',
    plain: false,
    disabled: false,
    loading: false,
    formType: '',
    openType: '',
    name: '',
    lang: 'en',
    sessionFrom: '',
    sendMessageTitle: '',
    sendMessagePath: '',
    sendMessageImg: '',
    appParameter: '',
    showMessageCard: false,
    phoneNumberNoQuotaToast: true,
    businessId: '',
    needShowEntrance: true,
    entrancePath: '',
    groupId: '',
    guildId: '',
    publicId: '',
    activityType: 0,
    shareMode: null,
    shareType: null,
  },
  (self) => {
    // a disabled button keeps its taps to itself, before the mini-program hears of them
    self.node.addListener('tap', (event) => void (self.data.disabled && event.stopPropagation()), { capture: true })
    return {
      paint() {
        const { size, type, plain, disabled, loading } = self.data
        attributes(self.element, { size, type, plain, disabled, loading })
      },
      tapped() {
        const { disabled, formType, openType: kind } = self.data
        if (disabled) return
        const me = partOf(self.node)!
        if (formType === 'submit' || formType === 'reset') {
          const around = self.above('form')
          const act = around?.methods[formType] as ((by: Part) => void) | undefined
          act?.(me)
        }
        if (kind) openType(self.sim, me, kind)
      },
    }
  },
)

export const label = builtIn({ for: '' }, (self) => ({
  tapped(_, target) {
    // a tap on a control within the label is the control's own
    for (let at = target; at && at !== self.element; at = parentOf(at))
      if (controls.includes(partOf(nodeOf(at))?.tag ?? '')) return
    const control = self.data.for ? byId(self, self.data.for) : self.below(...controls)[0]
    if (!control || control.data.disabled) return
    const { activate } = control.methods
    if (activate) activate()
    else sendTouch(control.node, 'tap', middleOf(control.element))
  },
}))

function byId({ document, node }: Pick<Self, 'document' | 'node'>, id: string): Part | undefined {
  const scope = node.ownerShadowRoot as unknown as { getElementById(id: string): Node | undefined } | null
  return partOf(scope?.getElementById(id)) ?? partOf(nodeOf(document.getElementById(id)))
}

/** Mirrors properties in attributes, for the base style sheet. */
export function attributes(element: Element, values: Record<string, string | boolean>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === false || value === '') element.removeAttribute(name)
    else element.setAttribute(name, value === true ? '' : value)
  }
}
