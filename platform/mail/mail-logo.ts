import type { MailAttachment } from './mailer.ts'

/** 93 × 63 pixels shown as 31 × 21; embedded, so that opening the mail makes no request. */
export const mailLogo: MailAttachment = {
  filename: 'logo.png',
  contentType: 'image/png',
  contentId: 'logo',
  content: Buffer.from(png(), 'base64'),
}

function png(): string {
  return [
    'iVBORw0KGgoAAAANSUhEUgAAAF0AAAA/CAYAAACCTcSSAAAJcElEQVR4nOyce3BUVx3Hv+fcm+du3gGSBZKgdDIW+xptq0WB',
    'UZxa/9ApdsorJRBCChSQahEpAgULAmLFUh7GKQ6FtNCh9jW1MlNGy/CYllrRAopVCQGTFPLYvB977z3+zmJqgHs2G7KPu5Dv',
    'TJLNvb97d/PbT85+z+88NMSgsvJz17oyUg8mpbnNjqbWQ4gxMcSQ0kcNvUOztArG2JhPDwrxJ3A2ve5s9RnEiDhiRNn5njW6',
    '0E9ckXApxr4Agb9nFXiWIkbkeNIz83LGUKL3XZNsOxH13aYxpfnCpX/CwXI06ZTwlZzzk0ElXIqoj9fjPs7Oz1kCB8uRpEu6',
    'OeO76dXdpYq5Nc/C6So1M0LgmM/0FRP1H8Nh0uAs6eRMljHOX2QMI+wCslItlC80sHamhdsLLBw6ydDRdS07dP1IjWmlienu',
    'DnI479EhAYfIMaRnj/IUUlr20cM7VDEP3mdiQ4mBjJT/v+zGFoEf7tTx2lE1PwLiPZ9hFDmlrXcC6Vw6D0qjTPhwu4Aeuh+f',
    'ZCEp4UpO5O/f/pIITD3YCI3x0sSMlLYOb+v7iLKiSrqfbktU+G2fQvd/0cKWub4r6FZJUr9wRxwOfBDAHwgcMZhV5K2srUSU',
    'FC3SOTmMJ+g930cJz7MLyEyhZM838OTka+lWScZNGmvhluEWjpwm6rttrmPI4wJlSWmpLR1NLccRBUWc9NQRQ0bH6foe+pe/',
    'VxUj6d5cZiA7DdetuiZgcbnuSOojSTrPzM99XNe0/ZTwAruADLfAL+eaWD7FRHIiBiR5vaR+tEfgMLX1nT4l9XOS0t1ecjgR',
    'oz4ipAdD99fvNPHcfHNAdKt00Qss2q7h4IlAjIk/Wt1sRkN19XmEWeEmnWUW5H5PZ3w/9SpH2QWkuwR+8aiBldOtAdOtkovu',
    '+9BXBUYNs3D4NEeXHfVgBYyLOckZKY3t3tYPEEaFjfT0gpwCXfA99AxjVTGS7mfnmRiajojJCdSHg3SWle9ZQDf+LTmTz9oF',
    'pBHdz8wxsKrI8lMYSfVQnzdUOhw19dBEaVJqSh219R8ixAop6Zkez0geh5ecRrdKtQ0Cj22Lw6GPAtZw3mFWd3Hd+bpqhEgh',
    'Iz2rIGce53iN6B5tdz4lWWBTqYHVj0SebpXcSQyTx1kYni38vr7bZ1vD+YzgfA75+kvk6/+MEGjApPvpjhcv0K0mqGLG3WZh',
    '63wfcjKdW76PJPUDIj07L7cMOl4nK1hod96dJLCx1MTTxaafKierh/qcjMvU+wwV9Vppcrqrlmo4J3Cduq5MZI/M9kCLq4h1',
    'ulX6Tx2Ieh1HTgWmvpMbRW1nL36CfqrfpGfme0rA+Zsqul2JAutnmVg30/l0q5SaDEwZb2FYxmWHo6JeBy9NTnXVkMP5C/qh',
    'oLMi6RY8fhc92URVzNgxkm6DPphwwygY6gn7tzu4OStY6oMinZxJMbj+JiX8Vrvzku51Mw2sL7H8lNxI6qE+m2r6R2Vbb9rV',
    'cNgt1BGc7Up3X2hvav2or3sGJN01auiwJEv7Dd30AVXMjUi3SlUXgXnP6Xj/TGDqO7tEcWtt7SVViJL0rLzcIh3aW1Qzuc3u',
    'fHKCRa7EwIbZNx7dKqW5gGkTTKqGgqgHDAX1msZKXBkp59u9LSft7nPNVe6cnCGJCWxXILrvKbSwfYFBXWnctAqGehoJf6Or',
    '0yq9mvorSM8u8Eyld+l3RPftdjdJirew5hETm6huku6OTWcSKvVQn0o/j1Fbb1h2Y7Mo1DXMSkxznyOHc6rX8ct0JySwX1Gy',
    'H1Q9yb2FJrYtMG9qulX6dw2wgBzO8X8E8vXiFZ/ZVtZ8obmBZeblPMQYp4Qj0y44MU5g+TQTc79lYVBqWZbAjrc0rHtZQ1e3',
    'qhUQl2CyUkZNSsBJOHuX+agy6Jh5Oo7Xu39lKNmso7lN3fxqiaku+hxmE4n0JLuA/Yc1uMip3FOIQfWhrW8wzN8ap6jR+0sH',
    'jUJYxYNteggk2/SF2/twMkK82tUlHpVO5oq3RLoXeje2EPVZdhdK9/LjqRbmPGCSo7y53YsUJRLlb2tY+xJHRzdXxKCejM2C',
    'xsrqvT3HBn36dWogvVMlrrJHSol/loDOsDsve6QrydWU3G/dVNRLup8/oGFNRUC6G+nbovqqmj125wdce5HUly8arL18qiAq',
    'jkEh6q8ygm+mYNvhZFllfKrIwMxv3LjWcucBhtUVGtq7FHQDXnLri+sra3f1da/BenofCnYUqT9jp/1ujGnkaDZj4hkaOUq1',
    'Oy+pl/WZGRNjvwe76x2GVbt1tHUqfDfQRAn/fsO56p3ohwbHSG0UDrp7a0AZkbMBBMcmoj7F7rycDfCTGSaKvhY71O8+yLHi',
    'BS0A3aJFWPhBQ1XNr3GdGpz38j8FM+8lVHMcQ5YFOcOLCbaR7KXb7ryc4bWWRpqmTnCew6n4w2W6W9oV6RCilTK1pK6yZgdC',
    'oMG5jH3RLXDE8mFqKGfwhuP/Xc7afYxBbCDqbUdP5azddUT9w+OjR/3edxmW7wpQghWijdrvpfXnarchxGtQB+en2ynMa5HC',
    '/cnmX4nBBVsHRb1ersRYX2Lgu18JP/UvE91PEt1NarrbhWDL6quqtyCMK6wds+YoFCvqVAqGbrmq2oSYEomVdhFZXdfV3N7Q',
    '4W3dmZzmaqF2fhwd0q+O+Vc1w4vkIkYMEfjcSIRMrxxmmLY+Dn87r/iwFOiwmFjaUFlT1ultbUQEFJV1pPGavrevVdKRWEca',
    'rT0DotVb4Vl5nicYxxp6nGAXINv6LfMMfPPu/jetrx5lWPq8jsZW5Z/XCWGtrDtX+3N6HPHusuP3BvjOl038bLYR1N4Awa2S',
    'jv6eX07ol/Os/NwfUeJX0YuJtwuQu2BsLjMDUv/748w/OOxVT33ooqufqq+s3ogo0N1bjimG+Hcz4pwql+r9XibdZ/rt5dX7',
    'vSyhpuT1Y4F8t7N2tHNaBUrPzM9ZxhhfQS8szi5AUi+Xs0+8S/jpXlyuob5ZOZrTTQlfU3+u5qeIMt295ciyX8bIYZ/XNG03',
    'PbxTFVM4wsKZCwHb7g8tIWY0VNWegsPk6BGG7ALPavqxEv0UjdivILqfhkPl+GEd211HFaJkn6KvyU6ku7ectlvdNer0tn3S',
    '0dS6LTktRSNExgcIlW33wxR7CQ5X7O21K/R9crJ9zzFJt8nN6d6zF/u1rDCacjzpveWn3ttSnpTujqPi2d2U8A1E91Q6HrLN',
    'EiKh/wIAAP//uyzV8gAAAAZJREFUAwAyhT5G1cR99wAAAABJRU5ErkJggg==',
  ].join('')
}
