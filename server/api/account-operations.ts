import type { Operation } from './operation.ts';

const NEEDS_PROOF = [403, 409] as const;
const MAY_BE_OVER = [410] as const;

export const accountOperations: { readonly [route: string]: Operation } = {
  'GET /api/account': { id: 'getAccount', tag: 'ways', summary: 'My ways in', fails: [403] },
  'POST /api/account': {
    id: 'claimAccount',
    tag: 'ways',
    summary: 'Turn the guest into an account',
    fails: [403, 409],
  },
  'PUT /api/account/password': {
    id: 'changePassword',
    tag: 'ways',
    summary: 'Change the password, or set the first one',
    fails: NEEDS_PROOF,
  },
  'POST /api/account/offer': { id: 'offerAccount', tag: 'ways', summary: 'Is the account page due? Yes, once' },
  'POST /api/account/proof': {
    id: 'giveProof',
    tag: 'ways',
    summary: 'Prove that it is me, for ten minutes',
    fails: NEEDS_PROOF,
  },
  'POST /api/passkeys/options': {
    id: 'beginPasskey',
    tag: 'ways',
    summary: 'What a browser needs to make a passkey',
    fails: NEEDS_PROOF,
  },
  'POST /api/passkeys/verify': {
    id: 'makePasskey',
    tag: 'ways',
    summary: 'The passkey that it made',
    fails: [...NEEDS_PROOF, 422],
  },
  'DELETE /api/passkeys/:id': {
    id: 'removePasskey',
    tag: 'ways',
    summary: 'Remove a passkey, but not the last way in',
    fails: [...NEEDS_PROOF, 404],
  },
  'POST /api/login/passkey/options': {
    id: 'beginPasskeyLogin',
    tag: 'ways',
    summary: 'What a browser needs to give a passkey',
    open: true,
    fails: [409],
  },
  'POST /api/login/passkey/verify': {
    id: 'logInByPasskey',
    tag: 'ways',
    summary: 'Log in by the passkey that it gave',
    open: true,
    fails: [401, 409],
  },
  'POST /api/recoveries': { id: 'makeCodes', tag: 'ways', summary: 'Ten new recovery codes', fails: [403] },
  'POST /api/login/code': {
    id: 'logInByCode',
    tag: 'ways',
    summary: 'Log in by a recovery code',
    open: true,
    fails: [401],
  },
  'POST /api/links/device': { id: 'linkDevice', tag: 'ways', summary: 'A code for another device', fails: [403] },
  'DELETE /api/links/device': { id: 'unlinkDevice', tag: 'ways', summary: 'Let the code be void' },
  'GET /api/links/:code': { id: 'getLink', tag: 'ways', summary: 'Who asks by my code', fails: MAY_BE_OVER },
  'POST /api/links/:code/ask': {
    id: 'askByLink',
    tag: 'ways',
    summary: 'Ask in by a code of another device',
    open: true,
    fails: MAY_BE_OVER,
  },
  'POST /api/links/:code/confirm': {
    id: 'confirmLink',
    tag: 'ways',
    summary: 'The digits that the other device shows',
    fails: MAY_BE_OVER,
  },
  'POST /api/links/:code/enter': {
    id: 'enterByLink',
    tag: 'ways',
    summary: 'Come in, once the other device has agreed',
    open: true,
    fails: MAY_BE_OVER,
  },
};
