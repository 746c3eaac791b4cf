import { PRODUCT_NAME } from "@/shared/config/product";

/** Source: docs/product/accounts.md#sign-in */
export const accountTexts = {
  labels: {
    email: "Email",
    fullName: "Full Name",
    password: "Password",
    newPassword: "New Password",
    confirmation: "Confirm Password",
  },
  tryAgain: "Try Again",
  toSignIn: "Sign In",
  toSignUp: "Sign Up",
} as const;

export const signInTexts = {
  title: "Sign In",
  lead: "Your place at the table is kept.",
  submit: "Sign In",
  busy: "Signing in...",
  forgot: "Forgot password?",
  isNew: `New to ${PRODUCT_NAME}?`,
  signUp: "Sign up",
  refused: "Failed to sign in. Please try again.",
  invalidAnswer: "Invalid response from server. Please try again.",
  notStaff: "That page is for Sufra's staff, and your account doesn't have the staff flag.",
  noStaffCookie: "Your browser didn't keep the cookie that the staff pages need. Allow cookies and try again.",
  noStaffEntry: "The staff pages couldn't be opened. Please try again.",
} as const;

export const forgotTexts = {
  title: "Forgot Password",
  intro: "Enter your email and we'll send you a link to choose a new password.",
  submit: "Send Reset Link",
  busy: "Sending...",
  cancel: "Cancel",
  refused: "Failed to process request. Please try again.",
  sentTitle: "Check Your Email",
  sent: (email: string) =>
    `If there's an account for ${email}, we've sent a link to choose a new password. It works for one hour. Nothing there? Check your spam folder.`,
  close: "Done",
} as const;

export const signUpTexts = {
  title: "Sign Up",
  lead: "Save what you love, review what you cook, and create dishes of your own.",
  submit: "Sign Up",
  busy: "Creating account...",
  isMember: "Already have an account?",
  signIn: "Sign in",
  refused: "Failed to create account. Please try again.",
} as const;

export const userCreatedTexts = {
  title: "Account Created",
  lead: "One more step and you're in.",
  sent: (email: string | null) =>
    `We've sent an email to ${email ?? "your address"}. Open the link in it within 48 hours to activate your account, then sign in.`,
  nothing: "Nothing there after a few minutes? Check your spam folder, or sign up again for a new link.",
} as const;

export const activationTexts = {
  pageTitle: "Account Activation",
  loading: "Activating your account...",
  loadingLead: "This takes a moment.",
  done: "Your account is active",
  doneLead: "Your place is ready. Sign in and dig in.",
  almostDone: "Choose a password to finish",
  almostDoneLead:
    "Your email address is confirmed. You opened the link on a different device or network than the one you signed up on, so please choose a password now.",
  choosePassword: "Choose a Password",
  failed: "Activation Failed",
  again: "Links work once, for up to 48 hours. Sign up again to get a new one.",
  used: "Already activated",
  usedLead: "This link has been used, and your account is active. You can sign in now.",
  cannotSignIn: "Trouble signing in?",
  newPassword: "Choose a new password",
  refused: "Failed to activate your account. The activation link may be invalid or expired.",
  missing: "Missing activation ID. The activation link is invalid. Please check your email again.",
  isActive: "Account already active?",
  signIn: "Sign in",
  unexpected: "An unexpected error occurred. Please try again later.",
} as const;

/** Source: docs/product/own-data.md#delete-my-account */
export const keepTexts = {
  title: "Keep your account?",
  lead: "Your account is going to be deleted, as you asked. If you keep it, everything stays as it was.",
  keep: "Keep My Account",
  busy: "Keeping your account...",
  otherwise: "If you still want to leave, there's nothing to do here.",
  done: "Your account is kept",
  doneLead: "Nothing has been deleted. Sign in and dig in.",
  used: "Already kept",
  usedLead: "This link has been used, and your account stays. You can sign in now.",
  failed: "Account Not Kept",
  refused: "Failed to keep your account. The link may be invalid or expired.",
  refusedAtSignIn: "Failed to keep your account. Please try again.",
  again: "Links work once, for seven days. If your account is still there, signing in offers to keep it too.",
  missing: "Missing link ID. The link is invalid. Please check your email again.",
} as const;

export const resetTexts = {
  pageTitle: "Reset Password",
  validating: "Checking your reset link...",
  title: "Reset Password",
  lead: "Choose a new password. You'll be signed out on all devices.",
  /** Without the word password: a search for a field by its label must not find the form. */
  form: "Reset",
  submit: "Reset Password",
  busy: "Resetting password...",
  invalidTitle: "Invalid Reset Link",
  missing: "No reset link ID found in URL",
  invalid: "This password reset link is invalid or has expired. Please request a new reset link.",
  failedTitle: "Password Not Reset",
  refused: "Failed to reset password. The reset link may be invalid or expired.",
  newLink: "Request a New Link",
  doneTitle: "Password Reset",
  doneLead: "Your new password is set. Use it to sign in.",
} as const;
