/** Who holds an operator key (operator.md section 1). */
export interface Operator {
  /** `platform` or `site:3`, for the audit log and as the scope of idempotency */
  name: string
  /** 0 = the platform */
  siteId: number
}
