/** What people send for a post or a share, and what of it goes together (document 2, "Create post fields"). */
import { SchemaAST as AST, Schema } from "effect"
import {
  atMostBytes,
  beginningLike,
  described,
  fieldProblem,
  insteadOf,
  optional,
  type Problem,
  type RawInput,
  requiredProblem,
  SaidText,
  Text,
  Timestamp,
  UploadedFile,
  UserId
} from "../kernel/index.js"
import { UploadId } from "../uploads/index.js"
import { maxPictures, pictureBytes, thumbnailBytes } from "./post-file.js"

export const Body = SaidText(10_000)
export const mentioned = optional(
  described(
    Schema.Array(UserId).pipe(Schema.maxItems(20)),
    "People whom a client believes to be mentioned. Whom the text mentions, the host reads in it."
  )
)

export const NewPoll = described(
  Schema.Struct({
    question: optional(
      described(SaidText(255), "The question, where the text does not ask it.", "How often do you meet?")
    ),
    allows_multiple: Schema.optionalWith(described(Schema.Boolean, "Whether several options can be chosen.", false), {
      nullable: true,
      default: () => false
    }),
    expires_at: optional(described(Timestamp, "When the poll closes, in the future; left out, it never does.")),
    options: described(
      Schema.Array(SaidText(255)).pipe(Schema.minItems(2), Schema.maxItems(10)),
      "The options in their order, 2 to 10.",
      ["Every week", "Every month"]
    )
  }),
  "Makes the post a poll."
)

const pictureKinds = ["jpg", "png", "webp", "gif"] as const
const pictureOf = (maxBytes: number) =>
  UploadedFile.pipe(
    atMostBytes(maxBytes),
    beginningLike(pictureKinds),
    // Or the contract would write it out.
    Schema.annotations({ [AST.JSONIdentifierAnnotationId]: "UploadedFile" })
  )

export const NewPictures = {
  attachments: optional(
    described(
      Schema.Array(pictureOf(pictureBytes)).pipe(Schema.maxItems(maxPictures)),
      "Pictures: JPEG, PNG, WebP or GIF, 10 MB each at most. Each is drawn anew, 2048 pixels wide or high at most, without what else the file had."
    )
  ),
  attachment_alts: optional(
    described(
      Schema.Array(Schema.NullOr(Text(1000))).pipe(Schema.maxItems(maxPictures)),
      "What the pictures show, in their order, for people who do not see them; empty where nothing is said.",
      []
    )
  )
}

export const NewFilm = {
  video_upload_id: optional(
    insteadOf(
      "poll",
      described(
        UploadId,
        "A completed upload of the caller's for `feed_video`, which nothing has used yet. Not beside pictures or a poll."
      )
    )
  ),
  thumbnail: optional(
    described(
      pictureOf(thumbnailBytes),
      "The still picture of the film: JPEG, PNG, WebP or GIF, 5 MB at most. Without a film it is left out."
    )
  )
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ""

/** A post says something, asks or shows something, and shows pictures or a film. */
export const whatIsPosted = ({
  attachment_alts,
  attachments,
  body,
  poll,
  video_upload_id
}: RawInput): ReadonlyArray<Problem> => {
  const pictures = listOf(attachments)
  if (isGiven(video_upload_id) && (pictures > 0 || isGiven(poll)))
    return [fieldProblem(["video_upload_id"], "cannot be given beside attachments or a poll")]
  if (listOf(attachment_alts) > pictures)
    return [fieldProblem(["attachment_alts"], "must not have more entries than attachments")]
  return isGiven(body) || isGiven(poll) || isGiven(video_upload_id) || pictures > 0 ? [] : [requiredProblem(["body"])]
}

const listOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

export const ShareDestination = described(Schema.Literal("feed", "community"), "Where the share is to stand.", "feed")

/** Communities are to come; until then there is none to share into. */
export const targetOfShare = ({ destination, target_community_id }: RawInput): ReadonlyArray<Problem> => {
  if (destination !== "community") return []
  return isGiven(target_community_id)
    ? [fieldProblem(["target_community_id"], "must be a community of yours")]
    : [requiredProblem(["target_community_id"])]
}
