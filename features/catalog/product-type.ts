export type ProductType = 'voucher_course' | 'voucher_value' | 'physical'
