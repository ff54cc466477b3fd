/** The actions in the log of accounts. */
export const ACCOUNT_ACTIONS = [
  'sign_in',
  'sign_in_failed',
  'create_account',
  'change_account',
  'change_password',
  'end_sessions',
  'create_invitation',
  'revoke_invitation',
  'create_reset_link',
  'change_role',
  'disable_account',
  'enable_account',
  'change_settings',
  'change_registration',
  'change_card',
  'enable_second_factor',
  'disable_second_factor',
  'refused',
  'cancel_pending',
] as const
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]
