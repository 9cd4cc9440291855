/**
 * scrypt keys of the demo members' passwords, which wire/demo-data publishes: by salt, that of demo123 and of 123456.
 * Computing them takes seconds; members.test.ts compares. Whatever is not here is hashed when it is loaded.
 */
const keys: Partial<Record<string, [demo123: string, pay123456: string]>> = {
  cb149628cb149628cb149628cb149628: [
    'xY80kTI_fQodyzwoHnQpgfbk1HKB0NOJxxGJHueDSFM',
    '6GouA3KqcP4oCW8Krtm2u4rYxEkuECyJ3hjU82i1gDY',
  ],
  b4d66124b4d66124b4d66124b4d66124: [
    'b-ek_TYhVUG8bE8b1fC6B0WsOZbxdsBC_fy6L37XUVo',
    'klPvtNhe6RzErjWkjmgITgtzF_88sEhU2GvK6fmM7Hk',
  ],
  ff00dec7ff00dec7ff00dec7ff00dec7: [
    'aqNRemH4LlM_MVwml3kIBwqFGmZB05p5rtktNpk_uCE',
    '0hx_79_T7HElvYRuzmh3wbkxkEneTuXHWg2T6yr-fv4',
  ],
  '0000e05a0000e05a0000e05a0000e05a': [
    'ZrHXJcXN0ZuRb5H4b4Nqx6KEpDw6rS3o10rJXXBOHs4',
    'PgJssarNhLUNadcxxj-jm7I7fAexD13apbMCFB4dwLQ',
  ],
  '27741851277418512774185127741851': [
    'OQhDpSg7H7fqPB9-SXqrd6yyvmZaYUIkXQB9hYMPovg',
    'qZXx_G5vfJKEhA4fKvmN_IoQlFekHAw4t-w4pP29HxM',
  ],
  '790346d0790346d0790346d0790346d0': [
    'e9Zn5TdRxODJM0_UVJH7DBrzH5CtxDYwiO-ZN3pNmDk',
    'e5pEXY7ItrFtnSecH-LubujIue8kwqu11-2FUPTgjxw',
  ],
  '7d034d1c7d034d1c7d034d1c7d034d1c': [
    'Bl7W7H9cq54_gKIWbaSovd5L5sRewVfxZwP5GEqKi-c',
    '4SfV-DSuEZIMl1U01Be_rvBkPSDS9x9qKHDCdX0ezDE',
  ],
  '0bde501b0bde501b0bde501b0bde501b': [
    'HypovgyFkakULvPj3F5QxHO2vLRNqv-0t0CTZPAWadQ',
    'Ox9sqoy7S8vmzBGKO5q-JB8ykKvIOYlrlNoXKm0Snu4',
  ],
  '0100e1ed0100e1ed0100e1ed0100e1ed': [
    'Be2fYpHj3YuqlCs5I_dWwYSGWPBp_JXhJyku-SRtVoY',
    'QvVOJOjX4-NvA3ubaU0suiaVkiYEJp0GnGs4fIImxxQ',
  ],
}

/** In the form of lib/password; undefined = not known. */
export function knownHash(plain: string, salt: string): string | undefined {
  const place = ['demo123', '123456'].indexOf(plain)
  const key = keys[salt]?.[place]
  return key && ['scrypt', 2 ** 15, 8, 3, Buffer.from(salt, 'hex').toString('base64url'), key].join('$')
}
