import { useState } from 'react'
import { Picker, PickerView, PickerViewColumn, View } from '@tarojs/components'
import { note, noting } from './note'

const towns = [
  { name: 'North', parts: ['n1', 'n2', 'n3'] },
  { name: 'South', parts: ['s1'] },
  { name: 'East', parts: ['e1', 'e2'] },
]

function Town() {
  const [value, setValue] = useState([0, 0])
  const columns = [towns.map(({ name }) => ({ name })), (towns[value[0]!]?.parts ?? []).map((name) => ({ name }))]
  return (
    <Picker
      id="town"
      mode="multiSelector"
      headerText="Town"
      range={columns}
      rangeKey="name"
      value={value}
      onColumnChange={(e) => {
        note('column', e.detail)
        setValue((old) => old.map((row, i) => (i === e.detail.column ? e.detail.value : i > e.detail.column ? 0 : row)))
      }}
      onChange={noting('town')}
      onCancel={() => note('cancel')}
    >
      town
    </Picker>
  )
}

export function Pickers() {
  const [day, setDay] = useState('2026-05-01')
  return (
    <View onClick={() => note('behind')}>
      <Picker id="fresh" mode="selector" range={['a', 'b']} onChange={noting('fresh')}>
        none chosen
      </Picker>
      <Picker
        id="chosen"
        range={[{ n: 'x' }, { n: 'y' }]}
        rangeKey="n"
        value={1}
        onChange={noting('chosen')}
        headerText="Choose"
      >
        chosen
      </Picker>
      <Picker id="off" mode="selector" range={[1, 2]} disabled>
        off
      </Picker>
      <Picker
        id="day"
        mode="date"
        value={day}
        start="2026-01-01"
        end="2026-12-31"
        onChange={(e) => {
          note('day', e.detail)
          setDay(e.detail.value)
        }}
      >
        {day}
      </Picker>
      <Picker id="month" mode="date" fields="month" value="2026-05" onChange={noting('month')}>
        month
      </Picker>
      <Picker
        id="year"
        mode="date"
        fields="year"
        value="2026"
        start="2020-01-01"
        end="2027-01-01"
        onChange={noting('year')}
      >
        year
      </Picker>
      <Picker id="time" mode="time" value="09:30" onChange={noting('time')}>
        time
      </Picker>
      <Town />
    </View>
  )
}

export function Wheels() {
  const [value, setValue] = useState([1, 2])
  return (
    <View>
      <PickerView
        id="wheels"
        style={{ height: '200px' }}
        indicatorStyle="height: 40px"
        value={value}
        onChange={(e) => {
          note('wheels', e.detail)
          setValue(e.detail.value)
        }}
      >
        {[5, 10].map((rows, column) => (
          <PickerViewColumn key={column}>
            {Array.from({ length: rows }, (_, row) => (
              <View key={row} className={`row-${column}-${row}`}>
                {row}
              </View>
            ))}
          </PickerViewColumn>
        ))}
      </PickerView>
      <View id="set" onClick={() => setValue([4, 9])}>
        set
      </View>
    </View>
  )
}
