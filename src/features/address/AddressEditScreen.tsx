import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { back } from '@/session/open'
import { useParams } from '@/session/params'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { CellGroup } from '@/ui/Cell'
import { PhoneField } from '@/ui/form/PhoneField'
import { notNull, phone, required } from '@/ui/form/rules'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextareaField } from '@/ui/form/TextareaField'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/useForm'
import { Screen } from '@/ui/Screen'
import styles from './address.module.scss'
import { RegionFields, type Region } from './parts/RegionFields'
import { useTexts } from './texts'

interface AddressValues extends Region {
  name: string
  mobile: string
  telephone: string
  address: string
  isDefault: boolean
}

const blank: AddressValues = {
  name: '',
  mobile: '',
  telephone: '',
  address: '',
  isDefault: false,
  ids: [],
  names: [],
  complete: false,
}

/** Consignee, mobile, telephone (optional), region, detail address (specification section 3). */
export function AddressEditScreen() {
  const texts = useTexts()
  const { id = 0 } = useParams(routes.addressEdit)
  const saved = useData('/api/memberaddress/info', { id }, { enabled: id > 0 })
  const form = useForm<AddressValues>(blank, (values) => ({
    name: [required(texts.nameEmpty)],
    mobile: [required(texts.mobileEmpty), phone(texts.mobileWrong)],
    ids: [
      notNull(values.ids.length === 0 ? texts.provinceEmpty : ''),
      required(
        values.complete ? '' : ([texts.provinceEmpty, texts.cityEmpty, texts.districtEmpty][values.ids.length] ?? ''),
      ),
    ],
    address: [required(texts.addressEmpty)],
  }))
  const { reset } = form
  const row = saved.data
  useEffect(() => {
    if (!row) return
    const ids = [row.province_id, row.city_id, row.district_id].filter((one) => one > 0)
    const { name, mobile, telephone, address } = row
    const names = row.full_address.split('-')
    reset({ name, mobile, telephone, address, isDefault: row.is_default === 1, ids, names, complete: true })
    // once per row row; the form's functions are new at every render
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [row])

  const save = async (values: AddressValues) => {
    const [province_id = 0, city_id = 0, district_id = 0] = values.ids
    const { name, mobile, telephone, address } = values
    const place = { province_id, city_id, district_id, full_address: values.names.join('-') }
    const params = { name, mobile, telephone, address, ...place, is_default: values.isDefault ? 1 : 0 }
    try {
      await (id > 0 ? call('/api/memberaddress/edit', { id, ...params }) : call('/api/memberaddress/add', params))
      toast(texts.saved)
      await back()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  const input = (name: 'name' | 'mobile' | 'telephone' | 'address') => ({
    label: texts[name],
    placeholder: texts[`${name}Hint`],
    ...form.field(name),
  })
  const foot = (
    <Button className="t-save-address" size="big" loading={form.busy} onClick={() => form.submit(save)}>
      {texts.save}
    </Button>
  )
  return (
    <Screen title={id > 0 ? texts.edit : texts.create} data={id > 0 ? saved : []} bottom={foot} toTop={false}>
      <View className={styles.list}>
        <CellGroup>
          <TextField inputClassName="t-name" maxlength={50} {...input('name')} />
          <PhoneField inputClassName="t-mobile" {...input('mobile')} />
          <TextField inputClassName="t-telephone" maxlength={20} {...input('telephone')} />
          <RegionFields
            value={form.values}
            error={form.field('ids').error}
            onChange={({ ids, names, complete }) => {
              form.set('ids', ids)
              form.set('names', names)
              form.set('complete', complete)
            }}
          />
          <TextareaField inputClassName="t-street" maxlength={255} {...input('address')} />
          <SwitchField
            className="t-default"
            label={texts.isDefault}
            value={form.values.isDefault}
            onChange={(on) => form.set('isDefault', on)}
          />
        </CellGroup>
      </View>
    </Screen>
  )
}
