import { useEffect, useRef, useState } from 'react'
import type { Path } from '@mall/contract/api'
import type { Data, Params } from './call'
import type { Question } from './question'
import { submitOnce, type SubmitOptions } from './submit'

export interface Submit<P extends Path> {
  /** As submitOnce: throws a CallFailure that the shopper has been told. */
  submit(params: Params<P>, options?: SubmitOptions): Promise<Data<P>>
  /** for the button: an answer is being waited for */
  running: boolean
}

/** The same for questions. */
export interface Submitting {
  submit<Answer>(asked: Question<Answer>, options?: SubmitOptions): Promise<Answer>
  running: boolean
}

/** One button that does one thing once. */
export function useSubmit<P extends Path>(path: P): Submit<P> {
  const { running, submit } = useSubmitting()
  return { running, submit: (params, options) => submit<Data<P>>({ path, params }, options) }
}

export function useSubmitting(): Submitting {
  const [waiting, setWaiting] = useState(0)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const add = (step: 1 | -1) => here.current && setWaiting((count) => count + step)
  return {
    running: waiting > 0,
    async submit<Answer>({ path, params }: Question<Answer>, options?: SubmitOptions) {
      add(1)
      try {
        return (await submitOnce(path, params as Params<Path>, options)) as Answer
      } finally {
        add(-1)
      }
    },
  }
}
