import { PictureField } from '@/ui/form/PictureField'
import { TextareaField } from '@/ui/form/TextareaField'
import { mostPictures, mostWords, type Said } from '../rules'
import { useTexts } from '../texts'

interface WordsProps {
  said: Said
  onChange: (what: Partial<Said>) => void
  onPending: (count: number) => void
  placeholder: string
  /** what the content check says */
  refused?: string
}

/** What is said about one line in words and pictures. */
export function Words({ said, onChange, onPending, placeholder, refused }: WordsProps) {
  const texts = useTexts()
  return (
    <>
      <TextareaField
        inputClassName="t-evaluate-words"
        placeholder={placeholder}
        maxlength={mostWords}
        value={said.words}
        onChange={(words) => onChange({ words })}
        error={refused}
      />
      <PictureField
        className="t-evaluate-pictures"
        label={texts.pictures}
        path="evaluateimg"
        max={mostPictures}
        value={said.pictures}
        onChange={(pictures) => onChange({ pictures })}
        onPending={onPending}
      />
    </>
  )
}
