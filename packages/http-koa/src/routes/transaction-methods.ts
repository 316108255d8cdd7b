import { operations } from "@mentorkit/core/transaction-methods"
import { bind } from "../bind.js"

export const transactionMethods = bind(operations, {
  listTypes: {
    route: "GET /mentor/transaction-methods/types",
    summary: "The kinds of payout methods that you can choose from, with the fields that they ask for.",
    message: "Transaction method types fetched successfully.",
    serverError: "Failed to fetch transaction method types."
  },
  listMethods: {
    route: "GET /mentor/transaction-methods",
    summary: "List your payout methods, masked, the newest first.",
    message: "Transaction methods fetched successfully.",
    serverError: "Failed to fetch transaction methods."
  },
  addMethod: {
    route: "POST /mentor/transaction-methods",
    summary: "Register a payout method; of a card only brand, last four, expiry and holder are kept.",
    message: "Transaction method created successfully.",
    status: 201,
    failures: { TooManyTransactionMethods: 422 },
    serverError: "Failed to create the transaction method."
  },
  makeDefault: {
    route: "POST /mentor/transaction-methods/:id/default",
    summary: "Make one of your payout methods the default.",
    message: "Default transaction method updated successfully.",
    failures: { TransactionMethodNotFound: 404 },
    serverError: "Failed to update the default transaction method."
  },
  deleteMethod: {
    route: "DELETE /mentor/transaction-methods/:id",
    summary: "Delete one of your payout methods; the next one becomes the default where it was.",
    message: "Transaction method deleted successfully.",
    failures: { TransactionMethodNotFound: 404, MethodHasOpenWithdrawal: 422 },
    serverError: "Failed to delete the transaction method."
  },
  listAllTypes: {
    route: "GET /admin/transaction-method-types",
    summary: "List all kinds of payout methods, inactive ones included.",
    message: "Transaction method types fetched successfully.",
    serverError: "Failed to fetch transaction method types."
  },
  createType: {
    route: "POST /admin/transaction-method-types",
    summary: "Define a kind of payout method and the fields that it asks for.",
    message: "Transaction method type created successfully.",
    status: 201,
    failures: { TooManyMethodTypes: 422 },
    serverError: "Failed to create the transaction method type."
  },
  updateType: {
    route: ["PUT /admin/transaction-method-types/:id", "PATCH /admin/transaction-method-types/:id"],
    summary: "Change a kind of payout method; methods that there are stay as they are.",
    message: "Transaction method type updated successfully.",
    failures: { MethodTypeNotFound: 404 },
    serverError: "Failed to update the transaction method type."
  },
  deleteType: {
    route: "DELETE /admin/transaction-method-types/:id",
    summary: "Delete a kind of payout method that no method is of.",
    message: "Transaction method type deleted successfully.",
    failures: { MethodTypeNotFound: 404, MethodTypeInUse: 422 },
    serverError: "Failed to delete the transaction method type."
  }
})
