import { useState } from 'react'
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Form,
  Input,
  Label,
  Picker,
  Progress,
  Radio,
  RadioGroup,
  Slider,
  Switch,
  Text,
  Textarea,
  View,
} from '@tarojs/components'
import { note, noting } from './note'

/** Every four digits a space, as a bank card is typed. */
const grouped = (text: string) => text.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ')

export function Fields() {
  const [card, setCard] = useState('')
  const [text, setText] = useState('start')
  const [focus, setFocus] = useState(false)
  return (
    <View>
      <Input
        id="plain"
        placeholder="name"
        placeholderStyle="color: rgb(9, 8, 7)"
        onInput={noting('input')}
        onFocus={noting('focus')}
        onBlur={noting('blur')}
        onConfirm={noting('confirm')}
      />
      <Input id="card" type="number" value={card} onInput={(e) => setCard(grouped(e.detail.value))} />
      <Input id="short" maxlength={3} defaultValue="ab" />
      <Input id="endless" maxlength={-1} />
      <Input id="digit" type="digit" confirmType="search" />
      <Input id="secret" password nativeProps={{ autoComplete: 'current-password' }} />
      <Input id="off" disabled value="off" />
      <Input id="held" confirmHold onConfirm={noting('held')} />
      <Input id="wanted" focus={focus} value="12345" selectionStart={1} selectionEnd={3} />
      <View id="focus" onClick={() => setFocus(true)}>
        focus
      </View>
      <View id="unfocus" onClick={() => setFocus(false)}>
        unfocus
      </View>
      <Input id="controlled" value={text} onInput={(e) => setText(e.detail.value)} />
      <View id="clear" onClick={() => setText('')}>
        clear
      </View>
      <Text id="text">{text}</Text>
      <Textarea id="area" onInput={noting('area')} onConfirm={noting('area confirm')} />
      <Textarea id="grow" autoHeight confirmType="send" onConfirm={noting('sent')} style={{ width: '200px' }} />
    </View>
  )
}

export function Forms() {
  return (
    <Form onSubmit={noting('submit')} onReset={() => note('reset')}>
      <Input id="name" name="name" defaultValue="Ann" onConfirm={noting('confirm')} />
      <Textarea name="about" defaultValue="hello" />
      <Switch id="switch" name="news" checked onChange={noting('switch')} />
      <CheckboxGroup name="likes" onChange={noting('likes')}>
        <Label>
          <Checkbox id="tea" value="tea" checked />
          <Text id="tea-text">tea</Text>
        </Label>
        <Checkbox id="milk" value="milk" onClick={() => note('milk clicked')}>
          <Text id="milk-text">milk</Text>
        </Checkbox>
        <Checkbox id="gone" value="gone" disabled />
      </CheckboxGroup>
      <RadioGroup name="size" onChange={noting('size')}>
        <Radio id="s" value="s" />
        <Label for="m" id="m-label">
          medium
        </Label>
        <Radio id="m" value="m" color="rgb(1, 2, 3)" />
        {/* its own change must not be taken for one of the group */}
        <Input id="note" name="note" />
      </RadioGroup>
      <RadioGroup name="none">
        <Radio value="x" />
      </RadioGroup>
      <Slider name="amount" value={30} />
      <Picker mode="selector" name="city" range={['A', 'B', 'C']} value={1}>
        city
      </Picker>
      <Picker mode="multiSelector" name="pair" range={[['a', 'b'], ['c']]} value={[1, 0]} onChange={noting('pair')}>
        pair
      </Picker>
      <Button id="submit" formType="submit">
        submit
      </Button>
      <Button id="reset" formType="reset">
        reset
      </Button>
      <Button id="neither">neither</Button>
    </Form>
  )
}

export function Choices() {
  const [on, setOn] = useState(false)
  return (
    <View>
      <View id="toggle" onClick={() => setOn(!on)}>
        toggle
      </View>
      <Checkbox id="box" value="b" checked={on} onChange={noting('box')} />
      <Switch id="switch" checked={on} color="rgb(4, 5, 6)" onChange={noting('switch')} ariaLabel="News" />
      <Switch id="as-box" type="checkbox" />
      <Slider
        id="slider"
        min={10}
        max={20}
        step={2}
        value={on ? 18 : 12}
        showValue
        activeColor="rgb(7, 8, 9)"
        ariaLabel="Amount"
        onChange={noting('slid')}
        onChanging={noting('sliding')}
      />
    </View>
  )
}

export function Bars() {
  const [percent, setPercent] = useState(20)
  return (
    <View>
      <View id="more" onClick={() => setPercent(percent + 10)}>
        more
      </View>
      <Progress id="still" percent={percent} showInfo strokeWidth={10} activeColor="rgb(1, 2, 3)" ariaLabel="Sold" />
      <Progress id="moving" percent={percent} active duration={2} onActiveEnd={noting('end')} />
      <Progress id="over" percent={250} />
    </View>
  )
}
