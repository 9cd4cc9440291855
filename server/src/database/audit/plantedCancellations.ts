import type { PlantedViolation } from './plantedBills'

const nobody = 'a closed account is nobody’s, and holds nothing open'
const closed = `INSERT INTO member_cancel (member_id, status, apply_time, audit_time) VALUES (1, 1, 1, 1)`
const emptied = `UPDATE member SET nickname = '', username = '', mobile = '', realname = '', headimg = '', email = '',
  password = '', pay_password = '', is_delete = 1 WHERE member_id = 1`

/** In the mall of audit.test.ts. */
export const plantedCancellations: PlantedViolation[] = [
  [nobody, closed, /member 1 was closed \(is_delete 0\) and has an account, a name/],
  [nobody, `${closed}; ${emptied}`, /member 1 was closed \(is_delete 1\) and has .*(an address|an open bill)/],
  [
    nobody,
    `${closed}; ${emptied}; INSERT INTO member_mobile (mobile, member_id) VALUES ('13999999999', 1)`,
    /a mobile/,
  ],
]
