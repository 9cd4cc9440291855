import { attributes } from './form'
import { builtIn, type Part, type Self } from './define'

const choice = { value: '', disabled: false, checked: false, color: '#09BB07', name: '' }
type Choice = Self<typeof choice>

/** The mark of a checkbox or a radio, before what the mini-program puts in it. */
function marked(self: Choice): () => void {
  const mark = self.document.createElement('i')
  mark.className = 'wx-mark'
  self.element.prepend(mark)
  return () => {
    const { checked, disabled, color } = self.data
    attributes(self.element, { checked, disabled })
    mark.style.color = checked ? color : ''
  }
}

export const checkbox = builtIn(choice, (self) => {
  const activate = () => {
    if (self.data.disabled) return
    self.set({ checked: !self.data.checked })
    const group = self.above('checkbox-group')
    group?.fire('change', { value: checkedIn(group) })
  }
  return { paint: marked(self), tapped: activate, methods: { activate, tap: activate } }
})

export const radio = builtIn(choice, (self) => {
  const activate = () => {
    if (self.data.disabled || self.data.checked) return
    const group = self.above('radio-group')
    for (const other of group ? membersOf(group, 'radio') : []) other.set({ checked: false })
    self.set({ checked: true })
    group?.fire('change', { value: self.data.value })
  }
  return { paint: marked(self), tapped: activate, methods: { activate, tap: activate } }
})

const membersOf = (group: Part, tag: string): Part[] => (group.methods.members as (tag: string) => Part[])(tag)
const checkedIn = (group: Part): unknown[] =>
  membersOf(group, 'checkbox').flatMap(({ data }) => (data.checked ? [data.value] : []))

export const checkboxGroup = builtIn({ name: '' }, (self) => ({
  methods: {
    members: self.below,
    formValue: () => self.below('checkbox').flatMap(({ data }) => (data.checked ? [data.value] : [])),
    reset: () => self.below('checkbox').forEach((each) => each.set({ checked: false })),
  },
}))

export const radioGroup = builtIn({ name: '' }, (self) => ({
  methods: {
    members: self.below,
    formValue: () => self.below('radio').find(({ data }) => data.checked)?.data.value ?? '',
    reset: () => self.below('radio').forEach((each) => each.set({ checked: false })),
  },
}))

export const toggle = builtIn(
  { checked: false, disabled: false, type: 'switch', color: '#04BE02', name: '' },
  (self) => {
    const mark = self.part('i', 'wx-mark')
    const activate = () => {
      if (self.data.disabled) return
      self.set({ checked: !self.data.checked })
      self.fire('change', { value: self.data.checked })
    }
    return {
      paint() {
        const { checked, disabled, color, type } = self.data
        attributes(self.element, { checked, disabled, type })
        self.style(type === 'switch' && checked ? `background-color:${color};border-color:${color}` : '')
        mark.style.color = type === 'checkbox' && checked ? color : ''
      },
      tapped: activate,
      methods: {
        activate,
        tap: activate,
        formValue: () => self.data.checked,
        reset: () => self.set({ checked: false }),
      },
    }
  },
)
