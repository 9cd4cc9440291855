import { useEffect, useRef } from 'react'
import { View } from '@tarojs/components'
import { CallFailure } from '@/api/CallFailure'
import { chooseAddress } from '@/domain/address/chosenAddress'
import { pointOf } from '@/domain/place/showPlace'
import { leaveTo } from '@/navigation/leave'
import { back } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { BarButton } from '@/ui/BarButton'
import { Button } from '@/ui/Button'
import { CellGroup } from '@/ui/Cell'
import { Field } from '@/ui/form/Field'
import { PhoneField } from '@/ui/form/PhoneField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TextareaField } from '@/ui/form/TextareaField'
import { TextField } from '@/ui/form/TextField'
import { Icon } from '@/ui/Icon'
import { Screen } from '@/ui/Screen'
import { Tap } from '@/ui/Tap'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import styles from './address.module.scss'
import type { AddressValues } from './addressValues'
import { PasteBox } from './parts/PasteBox'
import { RegionField } from './parts/RegionField'
import { useTexts } from './texts'
import { useAddressForm } from './useAddressForm'

/**
 * Consignee, mobile, telephone (optional), region, detail address (specification section 3). With `back` the saved
 * address is chosen for the page it names; `name` and `latng` come from a map.
 */
export function AddressEditScreen() {
  const texts = useTexts()
  const params = useParams(routes.addressEdit)
  const { id = 0, type, latng } = params
  const located = String(type) === '2'
  const { form, saved, dirty, fill, choosePlace, takePlace, send } = useAddressForm(id, located)
  const guard = useLeaveGuard(dirty && !form.busy, { title: texts.leaveAsk, confirm: texts.leave }, routes.addresses)

  const taken = useRef(false)
  useEffect(() => {
    const [latitude, longitude] = String(latng ?? '').split(',')
    const point = pointOf(longitude, latitude)
    if (!point || taken.current || (id > 0 && !saved.data)) return
    taken.current = true
    void takePlace({ ...point, name: String(params.name ?? ''), address: '' })
  }, [latng, id, saved.data, params.name, takePlace])

  const save = async (values: AddressValues) => {
    try {
      const kept = await send(values)
      guard.release()
      toast(texts.saved)
      if (params.back === undefined) return await back(routes.addresses)
      chooseAddress(kept, params.back)
      await leaveTo(params.back)
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
  const { point } = form.values
  return (
    <Screen
      title={id > 0 ? texts.edit : texts.create}
      left={<BarButton icon="back" label={texts.goBack} className="t-back" onClick={() => void guard.leave()} />}
      onBack={guard.onBack}
      data={id > 0 ? saved : []}
      bottom={foot}
      toTop={false}
    >
      <View className={styles.list}>
        {id === 0 && <PasteBox onRead={fill} />}
        <CellGroup>
          <TextField autoComplete="name" inputClassName="t-name" maxlength={50} {...input('name')} />
          <PhoneField inputClassName="t-mobile" {...input('mobile')} />
          <TextField inputClassName="t-telephone" maxlength={20} {...input('telephone')} />
          <RegionField
            value={form.values}
            error={form.field('ids').error ?? form.field('complete').error}
            // a pin in another city is of another address
            onChange={(region) => fill(region.ids[1] === form.values.ids[1] ? region : { ...region, point: undefined })}
          />
          <Field label={texts.point} error={form.field('point').error} className="t-point">
            <Tap className={`${styles.region} ${point ? '' : styles.unset} t-choose-point`} onClick={choosePlace}>
              {point ? texts.pointSet : located ? texts.pointNeeded : texts.pointHint}
              <Icon name={point ? 'check' : 'location'} size={32} />
            </Tap>
          </Field>
          <TextareaField inputClassName="t-street" maxlength={255} {...input('address')} />
        </CellGroup>
        <CellGroup className={styles.group}>
          <SwitchField
            className="t-default"
            label={texts.isDefault}
            value={form.values.isDefault}
            disabled={saved.data?.is_default === 1}
            onChange={(on) => form.set('isDefault', on)}
          />
        </CellGroup>
      </View>
    </Screen>
  )
}
