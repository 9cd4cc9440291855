import { useCallback, useEffect, useState } from 'react'
import { Field } from '@/ui/form/Field'
import { Icon } from '@/ui/Icon'
import { Sheet } from '@/ui/Sheet'
import { Tap } from '@/ui/Tap'
import styles from '../address.module.scss'
import { lastLevel, type Region } from '../region'
import { useTexts } from '../texts'
import { RegionPick, topOf } from './RegionPick'

interface RegionFieldProps {
  value: Region
  error: string | undefined
  onChange: (region: Region) => void
}

/** Province, city and district in one row and one sheet. */
export function RegionField({ value, error, onChange }: RegionFieldProps) {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [level, setLevel] = useState(lastLevel(value))
  const [place, goTo] = useState<string>()
  useEffect(() => {
    // the same letter can be wanted again after scrolling by hand
    const timer = setTimeout(() => goTo(undefined), 300)
    return () => clearTimeout(timer)
  }, [place])
  const show = useCallback((next: number) => {
    setLevel(next)
    goTo(topOf(next))
  }, [])
  const words = value.names.join(' ')
  const close = () => setOpen(false)
  return (
    <Field label={texts.region} error={error} className="t-region">
      <Tap
        className={`${styles.region} ${words ? '' : styles.unset} t-select`}
        label={`${texts.region} ${words || texts.regionHint}`}
        onClick={() => setOpen(true)}
      >
        {words || texts.regionHint}
        <Icon name="arrow" size={28} />
      </Tap>
      <Sheet
        open={isOpen}
        onClose={close}
        title={texts.region}
        height="tall"
        scrollTo={place}
        className="t-region-sheet"
      >
        <RegionPick value={value} level={level} onLevel={show} onChange={onChange} onDone={close} onJump={goTo} />
      </Sheet>
    </Field>
  )
}
