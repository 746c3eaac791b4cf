/** Source: docs/product/shell.md#contact-form */
export const contactTexts = {
  title: "Contact Us",
  intro: "Questions, corrections or a recipe you'd like to see? Write to us.",
  labels: { Name: "Name", Email: "Email", Subject: "Subject", Message: "Message" },
  cancel: "Cancel",
  send: "Send Message",
  sending: "Sending...",
  sent: {
    title: "Message sent",
    description:
      "Thank you very much for contacting us. We have received your message and will respond to you at the earliest.",
  },
  refused: { title: "Error", description: "Failed to send message. We have logged the error. Please try again." },
  failed: { title: "Error", description: "An error occurred. Please try again." },
} as const;
