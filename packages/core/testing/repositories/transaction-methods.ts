/** The repositories of payout methods and of their types. */
import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import { Currency, type MentorId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import type { MentorRepository } from "@mentorkit/core/profiles/ports"
import { TransactionMethodId, TransactionMethodTypeId } from "@mentorkit/core/transaction-methods"
import {
  type TransactionMethod,
  TransactionMethodRepository,
  type TransactionMethodType,
  TransactionMethodTypeRepository
} from "@mentorkit/core/transaction-methods/ports"
import type { WithdrawalStatus } from "@mentorkit/core/withdrawals"
import { move, WithdrawalRepository } from "@mentorkit/core/withdrawals/ports"
import { Array, DateTime, Effect, Either, Option } from "effect"
import { conformance } from "../conformance.js"
import { newPayoutMethod, newWithdrawal } from "../fixtures/payouts.js"
import { newId, newMentor, usd } from "../fixtures/people.js"
import { atOnce, excludeEachOther, rolledBack, transact } from "../fixtures/transactions.js"

type People = MentorRepository | UserRepository | UnitOfWork
type Types = TransactionMethodTypeRepository | TransactionMethodRepository | People

/** Not stored: with everything that a definition can have. */
const draftType = Effect.fnUntraced(function* (fields: Partial<TransactionMethodType> = {}) {
  const [id, now] = [yield* newId, yield* DateTime.now]
  const select = { inputType: "select", isRequired: true } as const
  const branch = { value: "gulshan", label: "Gulshan", routing_number: null }
  const type: TransactionMethodType = {
    id: TransactionMethodTypeId.make(id),
    type: `bank-${id}`,
    name: "Bank 'n' account",
    titleTemplate: "{bankName} {Branch_Name}",
    currencies: [usd, Currency.make("BDT")],
    fields: [
      {
        ...select,
        name: "bankName",
        label: "Bank",
        dependsOn: null,
        optionsKey: null,
        options: [{ value: "brac", label: "BRAC Bank", branches_Of_it: [branch] }]
      },
      {
        ...select,
        name: "Branch_Name",
        label: "Branch",
        dependsOn: "bankName",
        optionsKey: "branches_Of_it",
        options: null
      }
    ],
    isActive: true,
    createdAt: now,
    updatedAt: now,
    ...fields
  }
  return type
})

const storedType = Effect.fnUntraced(function* (fields: Partial<TransactionMethodType> = {}) {
  const type = yield* draftType(fields)
  yield* (yield* TransactionMethodTypeRepository).add(type)
  return type
})

/** Supply `TransactionMethodTypeRepository`, that of methods, users and mentors, and the `UnitOfWork` of them all. */
export const transactionMethodTypeRepositoryConformance = conformance<Types>("TransactionMethodTypeRepository", {
  "a type is found as it was stored, in the admin's own casing": Effect.gen(function* () {
    const types = yield* TransactionMethodTypeRepository
    const type = yield* storedType()
    assert.deepEqual(yield* types.findByType(type.type), Option.some(type))
    assert.deepEqual(yield* types.lock(type.id), Option.some(type))
    assert.ok(Option.isNone(yield* types.findByType(type.type.toUpperCase())))
    const anywhere = yield* storedType({ currencies: null, isActive: false })
    assert.deepEqual(yield* types.findByType(anywhere.type), Option.some(anywhere))
    assert.ok(Option.isNone(yield* types.lock(TransactionMethodTypeId.make(yield* newId))))
  }),

  "types are told in the order in which they were made": Effect.gen(function* () {
    const types = yield* TransactionMethodTypeRepository
    const second = yield* storedType()
    const first = yield* storedType({ createdAt: DateTime.subtract(second.createdAt, { days: 9000 }) })
    const told = (yield* types.list).filter(({ id }) => [first.id, second.id].includes(id))
    assert.deepEqual(told, [first, second])
  }),

  "an edit changes everything but what a type is known by": Effect.gen(function* () {
    const types = yield* TransactionMethodTypeRepository
    const type = yield* storedType()
    const edited = {
      ...type,
      name: "Bank",
      titleTemplate: "A bank",
      currencies: null,
      fields: type.fields.slice(0, 1),
      isActive: false,
      updatedAt: DateTime.add(type.updatedAt, { days: 1 })
    }
    yield* types.update({ ...edited, type: "another", createdAt: edited.updatedAt })
    assert.deepEqual(yield* types.lock(type.id), Option.some(edited))
  }),

  "of several that want one slug at once, one has it": Effect.gen(function* () {
    const types = yield* TransactionMethodTypeRepository
    const { type } = yield* draftType()
    const drafts = yield* Effect.all(Array.makeBy(4, () => draftType({ type })))
    const results = yield* Effect.forEach(drafts, (one) => Effect.either(transact(types.add(one))), atOnce)
    const tags = results.map((one) => (Either.isLeft(one) ? one.left._tag : "added")).sort()
    assert.deepEqual(tags, ["MethodTypeTaken", "MethodTypeTaken", "MethodTypeTaken", "added"])
  }),

  "a type of which there is a method stays, one of which there is none goes": Effect.gen(function* () {
    const types = yield* TransactionMethodTypeRepository
    const { id } = yield* storedType()
    yield* types.remove(id)
    assert.ok(Option.isNone(yield* types.lock(id)))
    const { typeId } = yield* newPayoutMethod()
    const refused = yield* Effect.either(transact(types.remove(typeId)))
    assert.equal(refused._tag === "Left" && refused.left._tag, "MethodTypeInUse")
    assert.ok(Option.isSome(yield* types.lock(typeId)))
  }),

  "whoever locks a type is alone with it": Effect.gen(function* () {
    const types = yield* TransactionMethodTypeRepository
    const { id } = yield* storedType()
    yield* excludeEachOther(Array.makeBy(3, () => types.lock(id)))
  })
})

const defaultsOf = Effect.fnUntraced(function* (mentorId: MentorId) {
  const methods = yield* (yield* TransactionMethodRepository).list(mentorId)
  return methods.filter(({ isDefault }) => isDefault).map(({ id }) => id)
})

/** Of one mentor, the first of which is the default. */
const newMethods = Effect.fnUntraced(function* (count: number) {
  const mentorId = (yield* newMentor()).id
  const now = yield* DateTime.now
  return yield* Effect.forEach(Array.range(1, count), (number) =>
    newPayoutMethod({ mentorId, isDefault: number === 1, createdAt: DateTime.add(now, { seconds: number }) })
  )
})

const withStatus = Effect.fnUntraced(function* (method: TransactionMethod, status: WithdrawalStatus) {
  const withdrawals = yield* WithdrawalRepository
  const routes = {
    pending: [],
    approved: ["approve"],
    processing: ["approve", "process"],
    paid: ["approve", "process", "pay"],
    rejected: ["reject"],
    failed: ["approve", "fail"]
  } as const
  let withdrawal = yield* newWithdrawal({
    method: { id: method.id, type: method.type, title: method.title },
    mentorId: method.mentorId
  })
  for (const trigger of routes[status]) {
    const after = Either.getOrThrow(move(withdrawal, trigger, yield* DateTime.now, "Because")).withdrawal
    yield* withdrawals.move(withdrawal, after)
    withdrawal = after
  }
  return withdrawal
})

/** Supply `TransactionMethodRepository`, those of types, withdrawals, users and mentors, and the `UnitOfWork` of all. */
export const transactionMethodRepositoryConformance = conformance<Types | WithdrawalRepository>(
  "TransactionMethodRepository",
  {
    "a method is found as it was stored, its values in full": Effect.gen(function* () {
      const methods = yield* TransactionMethodRepository
      const method = yield* newPayoutMethod()
      assert.deepEqual(yield* methods.find(method.id), Option.some(method))
      assert.deepEqual(yield* methods.list(method.mentorId), [method])
      assert.deepEqual(yield* methods.lock(method.mentorId, method.id), Option.some(method))
      assert.ok(Option.isNone(yield* methods.find(TransactionMethodId.make(yield* newId))))
    }),

    "several are found at once, whosever they are": Effect.gen(function* () {
      const methods = yield* TransactionMethodRepository
      const [one, other] = [yield* newPayoutMethod(), yield* newPayoutMethod()]
      const asked = [other.id, one.id, other.id, TransactionMethodId.make(yield* newId)]
      const found = new Map((yield* methods.findMany(asked)).map((method) => [method.id, method]))
      assert.deepEqual([found.get(one.id), found.get(other.id), found.size], [one, other, 2])
      assert.deepEqual(yield* methods.findMany([]), [])
    }),

    "of a card there is what may be kept of one, and no values": Effect.gen(function* () {
      const methods = yield* TransactionMethodRepository
      const card = { brand: "Visa", lastFour: "1111", expiry: null, holderName: "Ada Marsh" }
      const method = yield* newPayoutMethod({ isPayable: false, values: null, card })
      assert.deepEqual(yield* methods.find(method.id), Option.some(method))
    }),

    "the currencies are those of the type, also after it was edited": Effect.gen(function* () {
      const methods = yield* TransactionMethodRepository
      const types = yield* TransactionMethodTypeRepository
      const method = yield* newPayoutMethod()
      const type = Option.getOrThrow(yield* types.lock(method.typeId))
      yield* types.update({ ...type, currencies: [usd] })
      assert.deepEqual(Option.getOrThrow(yield* methods.find(method.id)).currencies, [usd])
    }),

    "a mentor's methods are told newest first, and nobody else's": Effect.gen(function* () {
      const methods = yield* TransactionMethodRepository
      const made = yield* newMethods(3)
      yield* newPayoutMethod()
      assert.deepEqual(yield* methods.list(made[0].mentorId), Array.reverse(made))
    }),

    "nobody locks what is another's": Effect.gen(function* () {
      const methods = yield* TransactionMethodRepository
      const [mine, other] = [yield* newPayoutMethod(), yield* newPayoutMethod()]
      assert.ok(Option.isNone(yield* methods.lock(other.mentorId, mine.id)))
    }),

    "a type that is gone has no methods": Effect.gen(function* () {
      const methods = yield* TransactionMethodRepository
      const method = yield* newPayoutMethod()
      const orphan = {
        ...method,
        id: TransactionMethodId.make(yield* newId),
        typeId: TransactionMethodTypeId.make(yield* newId),
        isDefault: false
      }
      const refused = yield* Effect.either(transact(methods.add(orphan)))
      assert.equal(refused._tag === "Left" && refused.left._tag, "MethodTypeNotFound")
    }),

    "a new default takes the place of the one before, and of no other mentor's": Effect.gen(function* () {
      const methods = yield* TransactionMethodRepository
      const [first, second, third] = yield* newMethods(3)
      const other = yield* newPayoutMethod()
      assert.ok(second !== undefined && third !== undefined)
      yield* methods.makeDefault(first.mentorId, second.id)
      assert.deepEqual(yield* defaultsOf(first.mentorId), [second.id])
      const fourth = yield* newPayoutMethod({ mentorId: first.mentorId, isDefault: true })
      assert.deepEqual(yield* defaultsOf(first.mentorId), [fourth.id])
      assert.deepEqual(yield* defaultsOf(other.mentorId), [other.id])
    }),

    "a withdrawal is open until it is paid, rejected or failed": Effect.gen(function* () {
      const methods = yield* TransactionMethodRepository
      for (const status of ["pending", "approved", "processing", "paid", "rejected", "failed"] as const) {
        const method = yield* newPayoutMethod()
        yield* withStatus(yield* newPayoutMethod(), "pending")
        assert.equal(yield* methods.hasOpenWithdrawal(method.id), false)
        yield* withStatus(method, status)
        const isOpen = ["pending", "approved", "processing"].includes(status)
        assert.equal(yield* methods.hasOpenWithdrawal(method.id), isOpen, status)
      }
    }),

    "what no withdrawal refers to is gone": Effect.gen(function* () {
      const methods = yield* TransactionMethodRepository
      const [first, second] = yield* newMethods(2)
      yield* rolledBack(methods.remove(first.id, yield* DateTime.now))
      assert.ok(Option.isSome(yield* methods.find(first.id)))
      yield* methods.remove(first.id, yield* DateTime.now)
      assert.ok(Option.isNone(yield* methods.find(first.id)))
      assert.deepEqual(yield* methods.list(first.mentorId), [second])
    }),

    "what a withdrawal refers to is kept, and is no longer the mentor's": Effect.gen(function* () {
      const methods = yield* TransactionMethodRepository
      const method = yield* newPayoutMethod()
      yield* withStatus(method, "paid")
      const deletedAt = yield* DateTime.now
      yield* methods.remove(method.id, deletedAt)
      assert.deepEqual(yield* methods.find(method.id), Option.some({ ...method, isDefault: false, deletedAt }))
      assert.deepEqual(yield* methods.list(method.mentorId), [])
      assert.ok(Option.isNone(yield* methods.lock(method.mentorId, method.id)))
    }),

    "whoever locks one is alone with it, and so is who locks them all": Effect.gen(function* () {
      const methods = yield* TransactionMethodRepository
      const { id, mentorId } = yield* newPayoutMethod()
      yield* excludeEachOther(Array.makeBy(3, () => methods.lock(mentorId, id)))
      yield* excludeEachOther(Array.makeBy(3, () => methods.lockAll(mentorId)))
    })
  }
)
