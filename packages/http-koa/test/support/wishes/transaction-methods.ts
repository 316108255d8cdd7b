/** Requests that work for the operations of payout methods. */
import { unwrap } from "@mentorkit/client"
import type { MakeWishes } from "../wishes.js"

const wallet = { type: "nagad", fields: { account_number: "01712345678", account_name: "Ada Marsh" } }

const newType = () => ({
  type: `wallet_${crypto.randomUUID().slice(0, 8)}`,
  name: "Wallet",
  title_template: "Wallet {number}",
  currencies: ["USD", "EUR"],
  is_active: true,
  fields: [{ name: "number", label: "Number", input_type: "phone" as const, is_required: true }]
})

export const wishes: MakeWishes = async ({ admin, host, mentor }) => {
  const { token } = mentor
  const { transactionMethods } = host.clientOf(admin)
  const { transactionMethods: own } = mentor.client
  const add = async () => unwrap(await own.addMethod(wallet)).method.id
  const define = async () => unwrap(await transactionMethods.createType(newType())).transaction_method_type.id
  const [toKeep, toDelete] = [await add(), await add()]
  const [toEdit, toRemove] = [await define(), await define()]
  const edit = { id: toEdit, name: "Other wallet", title_template: "{number}", is_active: false }
  return {
    "transactionMethods.listTypes": { input: {}, token },
    "transactionMethods.listMethods": { input: {}, token },
    "transactionMethods.addMethod": { input: { ...wallet, is_default: false }, token },
    "transactionMethods.makeDefault": { input: { id: toKeep }, token },
    "transactionMethods.deleteMethod": { input: { id: toDelete }, token },
    "transactionMethods.listAllTypes": { input: {}, token: admin },
    "transactionMethods.createType": { input: newType(), token: admin },
    "transactionMethods.updateType": { input: edit, token: admin },
    "transactionMethods.updateType.patch": { input: edit, token: admin },
    "transactionMethods.deleteType": { input: { id: toRemove }, token: admin }
  }
}
