import { contract, file, get, post } from '#kit/contract.ts'
import { choice, listOf, required, text } from '#kit/fields.ts'
import { INQUIRY_STATES } from '../inquiry.ts'
import {
  INQUIRY_FILTERS,
  INQUIRY_REFUSALS,
  INQUIRY_SORTS,
  MAX_INQUIRY_NOTE,
  MAX_INQUIRY_SEARCH,
  type StaffInquiries,
  type StaffInquiry,
} from './staff-inquiry.ts'

export interface InquiryDetails {
  /** Server time, ISO 8601. */
  now: string
  inquiry: StaffInquiry
}

export const inquiryList = listOf({
  filters: INQUIRY_FILTERS,
  first: 'new',
  whenSearched: 'all',
  sorts: INQUIRY_SORTS,
  searchLength: MAX_INQUIRY_SEARCH,
})

/** Messages and requests from the site. */
export const inquiries = contract(
  {
    permission: 'requests',
    refusals: INQUIRY_REFUSALS,
    missing: 'unknown_inquiry',
    subject: 'requestId',
  },
  {
    list: get('/inquiries', inquiryList.fields).answers<StaffInquiries>(),
    csv: file('/inquiries.csv', inquiryList.selection, { risk: 'exports_data', audit: 'list_exported' }),
    read: get('/inquiries/:id').answers<InquiryDetails>(),
    /** Always a download, never rendered. */
    attachment: file('/inquiries/:id/attachments/:attachmentId'),
    become: post('/inquiries/:id/state', { state: choice(INQUIRY_STATES) }, { audit: 'request_changed' }),
    /** What was written stays with the request, and out of the log. */
    note: post(
      '/inquiries/:id/notes',
      { note: required(text(MAX_INQUIRY_NOTE)) },
      { audit: 'request_noted' },
    ),
  },
)
